/** Notes what a browser says that the site's content security policy stopped: the rule and an origin, no address of a page. Refuses what is no report. */
import { AppError } from '../../lib/contract/errors.ts';
import { policyReport } from '../../lib/contract/policy-report.ts';
import type { Logger } from '../logger.ts';

const mostBytes = 64 * 1024;
/** Of one request; a page that is attacked reports the same over and over. */
const mostLines = 20;

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (cause) {
    throw new AppError('invalid_input', 'Please send a report of the content security policy.', { cause });
  }
};

/** invalid_input, too_large. */
export const recordViolations = ({ logger }: { readonly logger: Pick<Logger, 'warn'> }, body: Uint8Array): void => {
  if (body.byteLength > mostBytes) throw new AppError('too_large', 'A report can be at most 64 KB.');
  const report = policyReport.safeParse(parsed(body));
  if (!report.success) throw new AppError('invalid_input', 'Please send a report of the content security policy.');
  for (const { directive, blocked } of report.data.slice(0, mostLines)) {
    logger.warn('policy_violation', { directive, blocked });
  }
};
