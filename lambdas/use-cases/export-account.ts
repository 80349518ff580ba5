/** For the owner alone: what is held about a user outside the reports: profile, plan, payments, consultation requests and the scripts' records. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { ConsultationItems } from '../adapters/consultation-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { MailChoiceItems } from '../adapters/mail-choice-items.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { ProfileItems } from '../adapters/profile-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { describePaymentStatus } from './describe-payment-status.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { chosenProfile } from './get-profile.ts';
import { type OwnerInput, type RequireOwnerDeps, requireOwner } from './require-owner.ts';

export interface ExportAccountDeps extends DescribeScriptDeps, RequireOwnerDeps {
  readonly identity: Pick<Identity, 'profile'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly payments: Pick<PaymentItems, 'listByUser'>;
  readonly consultations: Pick<ConsultationItems, 'list'>;
  readonly mailChoices: Pick<MailChoiceItems, 'get'>;
  readonly profiles: Pick<ProfileItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly scripts: Pick<ScriptItems, 'list'>;
}

type ExportedPayment = RouteOutput<'exportAccount'>['payments'][number];
const exportPayment = ({
  payment_id,
  amount_minor,
  provider_payment_id,
  user_id: _,
  plan_id: __,
  ...rest
}: PaymentItem): ExportedPayment => ({
  ...rest,
  receipt_id: payment_id,
  amount: amount_minor,
  payment_id: provider_payment_id,
});

/** token_not_valid when the session was ended or the account is gone, too_many_attempts. */
export const exportAccount = async (
  deps: ExportAccountDeps,
  input: OwnerInput & { userId: string; poolUsername: string },
): Promise<RouteOutput<'exportAccount'>> => {
  const { userId } = input;
  await requireOwner(deps, input);
  const [profile, held, payments, consultations, mail, chosen, scripts] = await Promise.all([
    deps.identity.profile(input.poolUsername),
    deps.entitlements.get(userId),
    deps.payments.listByUser(userId),
    deps.consultations.list(userId),
    deps.mailChoices.get(userId),
    chosenProfile(deps, userId),
    deps.scripts.list(userId),
  ]);
  return {
    exported_at: deps.now().toISOString(),
    user_id: userId,
    user: { username: profile.username, email: profile.email, profile_image: profile.profileImage },
    created_at: profile.createdAt,
    payment_status: describePaymentStatus(held),
    payments: payments.map(exportPayment),
    consultations: consultations.map(({ user_id: _, ...consultation }) => consultation),
    mail,
    profile: chosen,
    scripts: await Promise.all(scripts.map((script) => describeScript(deps, script, held?.plan_name ?? null))),
  };
};
