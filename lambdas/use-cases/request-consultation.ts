/** The Expert plan's 1-hour consultation: the request is stored and mailed to the owner. */
import { AppError } from '../../lib/contract/errors.ts';
import { productName } from '../../lib/contract/product.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { ConsultationItems } from '../adapters/consultation-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { Mail } from '../adapters/mail.ts';
import { type RequirePlanDeps, requireCover, requirePlan } from './require-plan.ts';

export interface RequestConsultationDeps extends RequirePlanDeps {
  readonly consultations: Pick<ConsultationItems, 'create'>;
  readonly identity: Pick<Identity, 'profile'>;
  readonly mail: Mail;
  readonly ownerEmail: string;
  readonly now: () => Date;
  readonly newId: () => string;
}
export interface RequestConsultationInput extends RouteBody<'requestConsultation'> {
  readonly userId: string;
  readonly poolUsername: string;
}

const mailFailed = 'Your request was saved, but we could not be told about it just now. Please send it once more.';

/** payment_required, plan_required below Expert, provider_unavailable when the mail could not be sent. */
export const requestConsultation = async (
  deps: RequestConsultationDeps,
  input: RequestConsultationInput,
): Promise<RouteOutput<'requestConsultation'>> => {
  const held = await requirePlan(deps, input.userId);
  requireCover(held.plan_name, 'expert', 'The consultation');
  const { question, preferred_times } = input;
  const profile = await deps.identity.profile(input.poolUsername);
  const consultationId = deps.newId();
  await deps.consultations.create({
    consultation_id: consultationId,
    user_id: input.userId,
    question,
    preferred_times,
    created_at: deps.now().toISOString(),
  });
  const text = [
    `From: ${profile.username} (${profile.email})`,
    `Request: ${consultationId}`,
    `What the hour should be about:\n${question}`,
    `Times that suit:\n${preferred_times}`,
  ].join('\n\n');
  try {
    const subject = `${productName}: a consultation was requested`;
    await deps.mail.send({ to: deps.ownerEmail, replyTo: profile.email, subject, text });
  } catch (error) {
    throw new AppError('provider_unavailable', mailFailed, { cause: error });
  }
  return { success: true, message: 'Thank you. We will write to you to settle the time.' };
};
