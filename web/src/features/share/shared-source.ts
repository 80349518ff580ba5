/** The answers behind a share link. Every list asks anew while something may still come; an answer is of the last list. */
import type { SharedReports } from '../../../../lib/contract/shares.ts';
import type { AnswersSource } from '../dashboard/answers-source.ts';
import type { OverviewSource } from '../overview/overview-store.ts';
import type { StatisticsSource } from '../statistics/statistics-store.ts';

export interface SharedSource extends AnswersSource, OverviewSource, StatisticsSource {
  /** What the link shows besides answers; null before the first list. */
  readonly held: () => SharedReports | null;
}

/** A link shows the page to decide by; what to mend is the writer's. */
const withoutParts = { reading: null, fix_list: null, scenes: null } as const;

/** A reader of a link makes nothing new: no report again, no note challenged. `again`: what is shown is looked at again. */
export function createSharedSource(open: (again: boolean) => Promise<SharedReports>): SharedSource {
  let held: SharedReports | null = null;
  const fetched = async (): Promise<SharedReports> => {
    held = await open(held !== null);
    return held;
  };
  return {
    held: () => held,
    list: async () => (await fetched()).list,
    async get(question) {
      const { answers } = held ?? (await fetched());
      const answer = answers.find((each) => each.question === question);
      if (!answer) throw new Error('This report is not there. Please load the page again.');
      return answer;
    },
    async overview() {
      const { overview, spine } = held ?? (await fetched());
      return { ...withoutParts, overview, spine };
    },
    statistics: async () => ({ ...(held ?? (await fetched())).statistics, status: 'ready' }),
    retry: null,
    challenge: null,
  };
}
