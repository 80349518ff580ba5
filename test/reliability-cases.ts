/**
 * Forty cases that the product must survive, by number, with the tests that hold each: as in e2e/conformance.ts, `file` is below test/ and `title` stands in
 * the source and carries the number. conformance.test.ts holds the table to the sources.
 */

interface ReliabilityCase {
  readonly number: number;
  readonly what: string;
  readonly heldBy: readonly { readonly file: string; readonly title: string }[];
}

type Held = readonly [file: string, title: string];

const tenants = 'integration/tenants.test.ts';
const gateway = 'local-cloud/gateway.test.ts';
const cognito = 'local-cloud/cognito.test.ts';
const resets = 'local-cloud/cognito-password-reset.test.ts';
const payments = 'lambdas/use-cases/payments.test.ts';
const races = 'lambdas/use-cases/payment-races.test.ts';
const lost = 'lambdas/use-cases/lost-answers.test.ts';
const readScript = 'lambdas/use-cases/read-script.test.ts';
const scripts = 'lambdas/use-cases/scripts.test.ts';
const answering = 'lambdas/use-cases/answer-question.test.ts';
const broken = 'lambdas/use-cases/broken-off.test.ts';
const halfDone = 'lambdas/use-cases/half-done.test.ts';
const badInput = 'screenplay/bad-input.test.ts';
const queue = 'lambdas/queue.test.ts';
const http = 'lambdas/http.test.ts';
const s3 = 'local-cloud/s3.test.ts';
const sqs = 'local-cloud/sqs.test.ts';
const run = 'local-cloud/run.test.ts';
const markdown = 'report-formats/markdown.test.ts';
const histories = 'integration/histories.test.ts';
const kills = 'integration/kills.test.ts';
const killed =
  'case 23: every round of kill -9 comes to rest with nothing lost, nothing doubled, and money and plans in accord';
const factor = 'local-cloud/cognito-second-factor.test.ts';
const provider = 'lambdas/adapters/card-provider.test.ts';
const uploadLine = 'web/features/home/upload.test.tsx';
const session = 'web/features/account/session.test.ts';
const settled =
  'cases 20, 23, 30: every history comes to rest with nothing lost, nothing doubled, and money and plans in accord';

const cases: Readonly<Record<string, readonly Held[]>> = {
  '1 expired, unsigned, foreign and ID tokens are 401, same body': [
    [
      tenants,
      'cases 1, 6: opens no route: expired, alg none, another key’s, another pool’s, an ID token, an edited one; all answered as no token at all',
    ],
    [gateway, 'cases 1, 6: answers the same 401 whatever is wrong with a token'],
  ],
  '2 clock skew: no leeway at expiry, a clock ahead of ours is let in': [
    [
      tenants,
      'case 2: is refused from the second of its expiry on, and not before; one from a clock ahead of ours is let in',
    ],
    [s3, 'case 2: is refused when its clock is over fifteen minutes off'],
  ],
  '3 a token after logout or a changed password renews nothing': [
    [
      tenants,
      'case 3: of a session that was ended renews nothing, changes no password, and takes, proves and deletes nothing',
    ],
    [
      tenants,
      'case 3: of a session that was ended is refused by every route that a password guards, and by no other until it expires',
    ],
    [
      tenants,
      'case 3: of a session that was logged out proves nothing, while another session of the same user goes on',
    ],
    [resets, 'case 3: takes the code once, sets the password and has the trigger sign every session out'],
  ],
  '4 password spray: locked, and nobody told who has an account': [
    [
      cognito,
      'case 4: shuts an account for a minute after five failures within five minutes, even to the right password',
    ],
    [cognito, 'case 4: treats an account that does not exist alike'],
    [cognito, 'case 4: counts guesses sent in parallel one by one'],
    [http, 'case 4: by too many attempts says when to come back'],
    ['stack/promises.test.ts', 'case 4: counts %s: %i in five minutes by the address that the distribution names'],
    ['e2e/surface.test.ts', 'case 4: says the same of an unknown user and of a wrong password'],
    [factor, 'case 4: shuts the account after five wrong codes, which right passwords between them do not forgive'],
    [
      'lambdas/use-cases/second-factor.test.ts',
      'case 4: lets five codes be tried in a quarter of an hour, sent one by one or at once, recovery codes among them',
    ],
  ],
  '5 a reset code reused or raced succeeds once': [
    [resets, 'case 5: lets one of several racing resets with the same code succeed'],
    [factor, 'case 5: takes the code of one step before and behind, no other, and each once'],
  ],
  '6 an edited plan claim is refused': [
    [gateway, 'cases 1, 6: answers the same 401 whatever is wrong with a token'],
    [
      tenants,
      'cases 1, 6: opens no route: expired, alg none, another key’s, another pool’s, an ID token, an edited one; all answered as no token at all',
    ],
  ],
  '7 an entitlement that is revoked counts from the next call on': [
    [payments, 'case 7: takes the plan back at once and falls back to the one below'],
    ['lambdas/use-cases/statistics.test.ts', 'case 7: are not shown once the plan was given back'],
    ['lambdas/use-cases/screenplay.test.ts', 'case 7: are not shown once the plan was given back'],
  ],
  '8 a call of another site comes to nothing': [
    ['stack/api.test.ts', 'case 8: let no other site read them, and ask for no cookie'],
    ['stack/uploads.test.ts', 'case 8: takes forms posted by the site and by no other origin'],
    [cognito, 'case 8: lets no other page call it, nor one that rebinds its name'],
  ],
  '9 HTML, zip and EXE named .pdf are refused by content': [
    [readScript, 'case 9: for its first bytes, %j, never reaches the reader'],
    [scripts, 'case 9: with the file along stores it, if it is a PDF whatever its name'],
  ],
  '10 a byte over the limit, or a lie about the length: nothing stored': [
    [s3, 'case 10: of exactly the limit is taken; one byte more is EntityTooLarge and nothing is stored'],
    [s3, 'case 10: that lies about its length to slip past the limit is still counted byte by byte'],
    ['lambdas/http-upload-body.test.ts', 'case 10: holds 4 MB and not a byte more'],
    [scripts, 'case 10: of 25 MB is taken, of one byte more is too_large'],
    [readScript, 'case 10: for its size is not even fetched'],
  ],
  '11 bombs cost bounded time and memory': [
    [badInput, 'case 11: is refused when a page unpacks without end'],
    [badInput, 'case 11: is given up when the time allowed for one file is spent'],
    [badInput, 'case 11: fifty thousand of them are refused within the time of a few'],
    ['screenplay/pdf/engine-bounds.test.ts', 'case 11: is refused when it nests lists without end'],
  ],
  '12 encrypted, cut and cyclic files fail clearly': [
    [badInput, 'case 12: that needs a password is refused (%i-bit key)'],
    [badInput, 'case 12: is refused when it ends before its first page'],
    [badInput, 'case 12: is read in spite of %s'],
    [readScript, 'case 12: by the reader as %s is a failed script that says why, and not tried again'],
  ],
  '13 a scan without text is no_text': [
    [badInput, 'case 13: is refused with the numbers of its pages when no page has text'],
  ],
  '14 what a PDF could run or fetch is left alone': [
    [badInput, 'case 14: has its scripts, links, form targets and attachments left alone'],
  ],
  '15 a hostile file name makes no key': [
    ['lambdas/parts.test.ts', 'case 15: a script has four objects, and only an upload’s key names its owner'],
    ['lambdas/parts.test.ts', 'case 15: the file name %j is shown as %j'],
    [scripts, 'case 15: has at most 200 characters and never half a pair'],
    [s3, 'case 15: stays inside its bucket whatever its key says'],
  ],
  '16 an upload’s form expired, used again or for another key': [
    [s3, 'case 16: is refused with another key, type, bucket, value or an extra field, and when a field is left out'],
    [s3, 'case 16: is refused when the policy has expired'],
    [readScript, 'case 16: changes nothing once the script is ready, and its file does not stay'],
    [readScript, 'case 16: while the first file is read does not take its place: what is read is what is kept'],
  ],
  '17 an upload that was abandoned is gone': [
    [scripts, 'case 17: that is never finished is gone after a day, and never in the library'],
    [halfDone, 'case 17: an object that came after its script was deleted is removed, after an hour'],
  ],
  '18 markup and commands in a script are inert': [
    [markdown, 'case 18: of a hostile script stays inert from end to end'],
    [
      'model/suspicious-lines.test.ts',
      'case 18: holds no characters that draw nothing but could speak to it, and keeps the joiners that scripts need',
    ],
    [
      'model/ask/ask-script.test.ts',
      'case 18: holds a line that addresses a machine between marks, as data, and is told so',
    ],
    ['model/ask-model.test.ts', 'case 18: stays data between its marks'],
  ],
  '19 delivered twice, one report': [
    [answering, 'cases 19, 24: delivered twice side by side ends with one answer'],
    [readScript, 'case 19: twice is parsed once, and its reports are asked for under the same requests'],
  ],
  '20 reordered, the same final state': [
    [payments, 'cases 20, 29: before the payment was settled ends the same: no plan, whatever is delivered after'],
    [histories, settled],
  ],
  '21 one bad record in ten fails alone': [
    [queue, 'case 21: of ten with one bad record: only that one is delivered again'],
  ],
  '22 poison goes to the dead letters, rings, and is seen as failed': [
    ['stack/queue-lambda.test.ts', 'case 22: rings when messages are given up or grow old'],
    [run, 'case 22: gives a poisoned message up to the dead letters and works the others off'],
    [answering, 'case 22: given up after the last delivery is failed; one answered meanwhile stays answered'],
  ],
  '23 a crash after the write and before its acknowledgement': [
    [broken, 'case 23: broken off anywhere is made good by the sweep'],
    [run, 'case 23: delivers again what a function that crashed was working on'],
    [kills, killed],
    [histories, settled],
  ],
  '24 work that outlasts its message is fenced': [
    [answering, 'cases 19, 24: delivered twice side by side ends with one answer'],
  ],
  '25 a throttled service is asked again': [
    ['model/one-call.test.ts', 'case 25: is asked for three times with longer pauses, each shortened by chance'],
    [queue, 'case 25: is, after its delivery number %i, asked for again in %i seconds'],
    ['local-cloud/faults.test.ts', 'case 25: by %s is asked again by its client, and does its work once'],
  ],
  '26 one user’s burst does not stand before everybody': [
    [
      'lambdas/use-cases/arrived-uploads.test.ts',
      'case 26: are put in turn under their users, so that one user’s burst does not stand before everybody; foreign keys are left out',
    ],
    [sqs, 'case 26: of one tenant waits for no more than one batch behind five hundred of another'],
  ],
  '27 a bad or old signature of the provider is refused': [
    [provider, 'case 27: with a signature %s is refused as payment_invalid'],
    [provider, 'case 27: is read from the raw bytes'],
    [payments, 'case 27: refuses a bad signature and accepts what it does not know'],
  ],
  '28 one event five times at once activates once': [
    [payments, 'case 28: delivered five times in parallel activates once'],
  ],
  '29 a refund before the payment was noticed': [
    [payments, 'cases 20, 29: before the payment was settled ends the same: no plan, whatever is delivered after'],
    [payments, 'case 29: before the payment was settled leaves a receipt with the ids that the provider knows it by'],
  ],
  '30 a handler that failed is called again, once for all': [
    [payments, 'case 30: stopped half-way by a failing queue is finished by the next call'],
    [lost, 'case 30: whose money has come is settled by the call whose answer was lost, and by no other'],
    [histories, settled],
  ],
  '31 the same key of the client for another body is an error': [
    [scripts, 'case 31: under the same key of the client is the same script, and for another file an error'],
    [scripts, 'case 31: under the same key, with the file along, stores it once'],
  ],
  '32 a client that timed out and asks again is charged once': [
    [lost, 'case 32: opens one checkout and takes note of it once, whichever of its writes loses its answer'],
    [
      races,
      'case 32: leave one open at the provider once a further one was answered, those whose opening nobody heard of among them',
    ],
  ],
  '33 the server’s price wins': [
    [payments, "case 33: opens a checkout at the server's price and answers what the client needs"],
    [payments, 'case 33: with the amount %d for a plan of 10000 is refused as price_changed, and opens nothing'],
    ['contract/bounds.test.ts', 'case 33: of an amount is whole rupees, and a plan is named by a whole number'],
  ],
  '34 twenty initiations at once charge once': [[payments, 'case 34: twenty times in parallel opens one checkout']],
  '35 another user’s ids are answered as ids that never were': [
    [
      tenants,
      'case 35: are answered as ids that never were, whatever is asked, and nothing of theirs is told or changed',
    ],
    [
      tenants,
      'case 35: beside the caller’s own are answered as ids that never were beside them, and nothing is told, changed or joined',
    ],
  ],
  '36 nonsense is never a 500': [
    [http, 'case 36: no route answers 500, and every error is in the envelope'],
    [http, 'case 36: nesting a hundred thousand deep is refused'],
    [http, 'case 36: six megabytes of JSON are refused as too large'],
  ],
  '37 what the contract does not name is dropped': [
    [http, 'case 37: passes only what the schema names: no other key, no prototype'],
  ],
  '38 nothing of one user in another’s errors, logs or caches': [
    [
      http,
      'case 38: that nobody foresaw is a 500 with a fixed sentence; place and name go to the log, its message nowhere',
    ],
    [http, 'case 38: is answered as JSON that nobody may keep'],
    [tenants, 'case 38: are in no answer about the caller, and another’s proof of the password opens nothing'],
    ['contract/routes.test.ts', 'case 38: takes no cursor that could be forged: a list comes whole'],
  ],
  '39 the API slow, gone or failing': [
    [
      'web/app/missing-part-boundary.test.tsx',
      'case 39: has the page loaded again once, and then says what happened and leaves the reload to the reader',
    ],
    [
      'web/features/upload/progress-screen.test.tsx',
      'case 39: says that nothing is saved yet while the script can not be reached, and saves what was typed once it can',
    ],
    [uploadLine, 'case 39: calls a broken connection a failed upload, not what the browser calls it'],
    ['web/features/library/library.test.tsx', 'case 39: offers another try where the list could not be loaded'],
    ['e2e/interruption.test.ts', 'case 39: completes by redelivery after a kill -9, each answer once'],
  ],
  '40 a double press, two tabs, markup in a title': [
    ['web/blocks/block-view.test.tsx', 'case 40: draws markup in a script’s words as words'],
    [
      'stack/web-hosting.test.ts',
      'case 40: let scripts come from the site and the card provider, and no script or style stand in the page',
    ],
    [uploadLine, 'case 40: pressed twice begins one upload'],
    [session, 'case 40: takes the token that another tab has renewed meanwhile instead of using a spent one'],
    [
      'lambdas/use-cases/accounts.test.ts',
      'case 40: pressed three times at once, and once more later, is one request and one mail',
    ],
    ['web/features/account/forgot-password.test.tsx', 'case 40: cannot be sent twice while it waits'],
  ],
};

export const reliabilityCases: readonly ReliabilityCase[] = Object.entries(cases).map(([name, heldBy]) => ({
  number: Number.parseInt(name, 10),
  what: name.replace(/^\d+ /, ''),
  heldBy: heldBy.map(([file, title]) => ({ file, title })),
}));
