/** GET /api/v1/account/mail/, and PUT, which sets the choices: one function. */
import { routes } from '../../lib/contract/routes.ts';
import { entitlements, mailChoices } from '../deps.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { getMailChoices, saveMailChoices } from '../use-cases/mail-choices.ts';

const get = userRoute('getMailChoices', ({ userId }) => getMailChoices({ mailChoices: mailChoices() }, { userId }));

const save = userRoute('saveMailChoices', ({ userId }, { body }) =>
  saveMailChoices({ entitlements: entitlements(), mailChoices: mailChoices() }, { userId, choices: body }),
);

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.saveMailChoices.method ? save(event, context) : get(event, context);
