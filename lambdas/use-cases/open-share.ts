/** What a share link shows: the overview and the reports that its owner has chosen of those that the plan opens now, and the script's figures. */

import { shownAnswer } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../adapters/share-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { closedLink, type FindLinkDeps, findLink } from './find-link.ts';
import { describeAnswer } from './get-answer.ts';
import { overviewOf } from './get-overview.ts';
import { getStatistics } from './get-statistics.ts';
import { type GivenReadingDeps, givenReading } from './given-reading.ts';
import { listAnswers } from './list-answers.ts';
import { openReports } from './require-report.ts';
import { withoutOtherDrafts } from './without-other-drafts.ts';

export interface OpenShareDeps extends FindLinkDeps, GivenReadingDeps {
  readonly shares: FindLinkDeps['shares'] & Pick<ShareItems, 'noteSeen'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'list'>;
  readonly answers: Pick<AnswerItems, 'list'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly mails: Pick<MailItems, 'owe'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** The owner is told of the first opening, and on which days there were others. Whoever opens the link has nothing to do with whether that could be noted. */
const tellOwner = async (deps: OpenShareDeps, link: ShareItem): Promise<void> => {
  const { user_id, script_id, share_id } = link;
  const opened_at = deps.now().toISOString();
  try {
    // Owed before it is counted: whoever dies in between leaves it for the next opening.
    if (Object.keys(link.seen).length === 0)
      await deps.mails.owe(user_id, { kind: 'share_opened', script_id, share_id, opened_at });
    await deps.shares.noteSeen(link, opened_at.slice(0, 10));
  } catch (error) {
    deps.logger.error('opening_not_noted', error, { script_id });
  }
};

/** Of what the plan opens, what the owner has chosen; undefined for all of it. */
const chosen = ({ reports }: ShareItem): ReadonlySet<number> | undefined =>
  reports === null ? undefined : new Set(reports);

/** not_found as findLink. */
export const openShare = async (
  deps: OpenShareDeps,
  { token, again = false }: { readonly token: string; readonly again?: boolean },
): Promise<RouteOutput<'openShare'>> => {
  const { link, script, held } = await findLink(deps, token);
  const { user_id: userId, script_id: scriptId, expires_at, comments_open } = link;
  const only = chosen(link);
  const stored = (await deps.answers.list(scriptId)).map(withoutOtherDrafts);
  const [list, statistics, reading] = await Promise.all([
    listAnswers({ ...deps, answers: { list: async () => stored } }, { userId, scriptId, only }),
    getStatistics(deps, { userId, scriptId }),
    givenReading(deps, script),
  ]);
  if (statistics.status !== 'ready') throw closedLink();
  const { status: _, ...figures } = statistics;
  if (!again) await tellOwner(deps, link);
  const { plan_name: plan } = held;
  const shown = { plan, pageCount: script.page_count ?? 0, only, reading, now: deps.now() };
  const opened = openReports(plan);
  const { overview, spine } = await overviewOf(deps, script, shown);
  return {
    title: figures.title,
    expires_at,
    plan,
    comments_open,
    overview,
    spine,
    list,
    answers: stored
      .filter(({ question }) => opened.has(question) && (only === undefined || only.has(question)))
      .map((item) => shownAnswer.parse(describeAnswer(item.question, item, shown))),
    statistics: figures,
  };
};
