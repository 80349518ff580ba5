/** What a share link shows: the overview and the reports that its owner's plan opens now, and the script's figures. Every closed door has the same words. */

import { AppError } from '../../lib/contract/errors.ts';
import { shownAnswer } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { shareToken } from '../../lib/contract/shares.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../adapters/share-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { describeAnswer } from './get-answer.ts';
import { overviewOf } from './get-overview.ts';
import { getStatistics } from './get-statistics.ts';
import { type GivenReadingDeps, givenReading } from './given-reading.ts';
import { listAnswers } from './list-answers.ts';
import type { RequirePlanDeps } from './require-plan.ts';
import { openReports } from './require-report.ts';
import { shareTokenHash } from './share-token.ts';
import { withoutOtherDrafts } from './without-other-drafts.ts';

export interface OpenShareDeps extends RequirePlanDeps, GivenReadingDeps {
  readonly shares: Pick<ShareItems, 'find'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'list'>;
  readonly answers: Pick<AnswerItems, 'list'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly mails: Pick<MailItems, 'owe'>;
  readonly logger: Pick<Logger, 'error'>;
}

const closed = (): AppError =>
  new AppError('not_found', 'This link does not open anything: it has expired, was revoked, or is not complete.');

/** The owner is told of the first opening. Whoever opens the link has nothing to do with whether that could be noted. */
const tellOwner = async (deps: OpenShareDeps, { user_id, script_id, share_id }: ShareItem): Promise<void> => {
  try {
    const opened_at = deps.now().toISOString();
    await deps.mails.owe(user_id, { kind: 'share_opened', script_id, share_id, opened_at });
  } catch (error) {
    deps.logger.error('mail_not_owed', error, { kind: 'share_opened', script_id });
  }
};

/** not_found for a wrong, expired or revoked token, a deleted script and a plan that has ended: a stranger cannot tell them apart. */
export const openShare = async (deps: OpenShareDeps, input: { token: string }): Promise<RouteOutput<'openShare'>> => {
  if (!shareToken.safeParse(input.token).success) throw closed();
  const link = await deps.shares.find(shareTokenHash(input.token));
  if (link === null) throw closed();
  const { user_id: userId, script_id: scriptId, expires_at } = link;
  const [held, script] = await Promise.all([deps.entitlements.get(userId), deps.scripts.get(userId, scriptId)]);
  if (held === null || script === null) throw closed();
  const stored = (await deps.answers.list(scriptId)).map(withoutOtherDrafts);
  const [list, statistics, reading] = await Promise.all([
    listAnswers({ ...deps, answers: { list: async () => stored } }, { userId, scriptId }),
    getStatistics(deps, { userId, scriptId }),
    givenReading(deps, script),
  ]);
  if (statistics.status !== 'ready') throw closed();
  const { status: _, ...figures } = statistics;
  await tellOwner(deps, link);
  const { plan_name: plan } = held;
  const shown = { plan, pageCount: script.page_count ?? 0, reading, now: deps.now() };
  const opened = openReports(plan);
  const { overview, spine } = await overviewOf(deps, script, shown);
  return {
    title: figures.title,
    expires_at,
    plan,
    overview,
    spine,
    list,
    answers: stored
      .filter(({ question }) => opened.has(question))
      .map((item) => shownAnswer.parse(describeAnswer(item.question, item, shown))),
    statistics: figures,
  };
};
