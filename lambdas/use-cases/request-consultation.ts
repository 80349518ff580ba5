/** The Expert plan's 1-hour consultation: the request is stored and mailed to the owner, once however often the same words are sent. */
import { createHash } from 'node:crypto';
import { AppError } from '../../lib/contract/errors.ts';
import { consultationPlan } from '../../lib/contract/plans.ts';
import { productName } from '../../lib/contract/product.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { ConsultationItem, ConsultationItems, MailTurn } from '../adapters/consultation-items.ts';
import type { Identity, Profile } from '../adapters/identity.ts';
import type { Mail } from '../adapters/mail.ts';
import { type RequirePlanDeps, requireCover, requirePlan } from './require-plan.ts';

export interface RequestConsultationDeps extends RequirePlanDeps {
  readonly consultations: Pick<ConsultationItems, 'takeTurn' | 'endTurn'>;
  readonly identity: Pick<Identity, 'profile'>;
  readonly mail: Mail;
  readonly ownerEmail: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly sleep: (ms: number) => Promise<unknown>;
}
export interface RequestConsultationInput extends RouteBody<'requestConsultation'> {
  readonly userId: string;
  readonly poolUsername: string;
}

/** Longer than a mail takes to be handed over. */
const turnMs = 15_000;
/** A press beside another waits for its mail, as long as a route may answer. */
const looks = 12;
const lookEveryMs = 500;

const mailFailed = 'Your request was saved, but we could not be told about it just now. Please send it once more.';

const waitForTurn = async (deps: RequestConsultationDeps, item: ConsultationItem, by: string): Promise<MailTurn> => {
  let turn = await deps.consultations.takeTurn(item, by, turnMs);
  for (let look = 1; turn === 'taken' && look < looks; look += 1) {
    await deps.sleep(lookEveryMs);
    turn = await deps.consultations.takeTurn(item, by, turnMs);
  }
  return turn;
};

const mailToOwner = async (
  deps: RequestConsultationDeps,
  { item, by, profile }: { readonly item: ConsultationItem; readonly by: string; readonly profile: Profile },
): Promise<void> => {
  const text = [
    `From: ${profile.username} (${profile.email})`,
    `Request: ${item.consultation_id}`,
    `What the hour should be about:\n${item.question}`,
    `Times that suit:\n${item.preferred_times}`,
  ].join('\n\n');
  try {
    const subject = `${productName}: a consultation was requested`;
    await deps.mail.send({ to: deps.ownerEmail, replyTo: profile.email, subject, text });
  } catch (error) {
    await deps.consultations.endTurn(item, by, false);
    throw new AppError('provider_unavailable', mailFailed, { cause: error });
  }
  await deps.consultations.endTurn(item, by, true);
};

/** payment_required, plan_required below Expert, provider_unavailable when the mail could not be sent. */
export const requestConsultation = async (
  deps: RequestConsultationDeps,
  input: RequestConsultationInput,
): Promise<RouteOutput<'requestConsultation'>> => {
  const held = await requirePlan(deps, input.userId);
  requireCover(held.plan_name, consultationPlan, 'The consultation');
  const { question, preferred_times } = input;
  const profile = await deps.identity.profile(input.poolUsername);
  const item: ConsultationItem = {
    // The same words from the same user are the same request: a press repeated, a call sent again.
    consultation_id: createHash('sha256')
      .update(JSON.stringify([question, preferred_times]))
      .digest('hex')
      .slice(0, 26),
    user_id: input.userId,
    question,
    preferred_times,
    created_at: deps.now().toISOString(),
  };
  const by = deps.newId();
  const turn = await waitForTurn(deps, item, by);
  if (turn === 'taken') throw new AppError('provider_unavailable', mailFailed);
  if (turn === 'own') await mailToOwner(deps, { item, by, profile });
  return { success: true, message: 'Thank you. We will write to you to settle the time.' };
};
