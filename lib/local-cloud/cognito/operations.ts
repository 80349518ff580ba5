/** Every operation that is emulated, by its name in the protocol. What isn't here is refused loudly. */
import type { Operation } from './operation.ts';
import {
  adminDeleteUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  describeUserPoolClient,
  listUsers,
} from './operations/administer.ts';
import { changePassword, deleteUser, getUser, updateUserAttributes } from './operations/own-account.ts';
import { confirmForgotPassword, forgotPassword } from './operations/reset-password.ts';
import {
  adminInitiateAuth,
  adminRespondToAuthChallenge,
  getTokensFromRefreshToken,
  initiateAuth,
} from './operations/sign-in.ts';
import { adminUserGlobalSignOut, globalSignOut, revokeToken } from './operations/sign-out.ts';
import { signUp } from './operations/sign-up.ts';
import { adminSetUserMfaPreference, associateSoftwareToken, verifySoftwareToken } from './operations/software-token.ts';

export const operations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['InitiateAuth', initiateAuth],
  ['AdminInitiateAuth', adminInitiateAuth],
  ['AdminRespondToAuthChallenge', adminRespondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['UpdateUserAttributes', updateUserAttributes],
  ['DeleteUser', deleteUser],
  ['AdminGetUser', adminGetUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['AdminSetUserMFAPreference', adminSetUserMfaPreference],
  ['ListUsers', listUsers],
  ['DescribeUserPoolClient', describeUserPoolClient],
]);
