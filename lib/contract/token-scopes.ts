/** What an access token opens: this API, and nothing of the user pool's own. The stack asks for it at the gateway, the trigger puts it in. */

/** The resource server of the pool, and the one scope that it knows. */
export const apiResource = { identifier: 'dramaturg', scope: 'site' } as const;

/** In every access token that the pool issues; asking for it makes the gateway refuse ID tokens. */
export const apiScope = `${apiResource.identifier}/${apiResource.scope}`;

/**
 * Cognito's own in every token of a sign-in by API: with it, whoever holds the token changes the email, sets a password or deletes the user at Cognito, past
 * this service (Amazon Cognito Developer Guide, "Understanding the access token"). The trigger takes it out.
 */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/**
 * What the server says of a renewal whose token keeps the pool's own scope: the pool takes a second factor from such a token alone. Only who has the server
 * client's secret can say it, and the token stays with the server.
 */
export const enrolmentPurpose = { purpose: 'second-factor' } as const;

/** The claim that dates a token: which of the user's sessions stand is known by it. */
export const epochClaim = 'session_epoch';
