/** The chosen view with its middle panel. A menu item beyond the plan says which plan opens it. */
import { Suspense } from 'react';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { Loading } from '../../app/loading.tsx';
import { useAnswers } from '../../app/stores-context.tsx';
import { ViewHeading } from '../../blocks/block-frame.tsx';
import { CorrectionPressContext, DetailsTextContext } from '../../blocks/correction-press.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useAskTitle } from '../ask/use-ask-title.ts';
import { OverviewStrip } from '../overview/overview-strip.tsx';
import { SpinePlace } from '../spine/spine-place.tsx';
import { AnswerView } from './answer-view.tsx';
import { statusOf } from './answers-store.ts';
import { isOpenFor, type MenuItem } from './menu.ts';
import { AwaitedSections, SectionList } from './section-list.tsx';
import { awaitedRatings, subItemsOf } from './sub-items.ts';
import { useArrival } from './use-arrival.ts';
import { OverviewView, workbenchViews } from './workbench-views.ts';

/** For the sample, whose page is drawn with it before its code comes. */
export const fetchOverviewCode = (): Promise<void> => OverviewView.fetchCode();

const ConsultationForm = deferred(async () => (await import('./consultation-form.tsx')).ConsultationForm);

const ReadingView = deferred(async () => (await import('../reading/reading-view.tsx')).ReadingView);
const ReadingDoubts = deferred(async () => (await import('./own-dashboard.ts')).ReadingDoubts);
const CorrectionPress = deferred(async () => (await import('../reading/correction-press.tsx')).CorrectionPress);
const DetailsText = deferred(async () => (await import('./own-dashboard.ts')).DetailsText);
const CompareView = deferred(async () => (await import('../drafts/compare-view.tsx')).CompareView);

/** These begin with their first sub-item; the others begin with the whole. */
const beginsWithFirst: ReadonlySet<string> = new Set(['strength-weakness', 'tonality-test', 'script-potential']);

function Locked({ item }: { readonly item: MenuItem }) {
  return (
    <div className="space-y-4">
      <p className="text-lg">
        {item.label} is part of the <span className="capitalize">{item.plan}</span> plan.
      </p>
      <ButtonLink to="/pricingPlans">See the plans</ButtonLink>
    </div>
  );
}

/** These are drawn from something else than answers. */
const viewsOfTheirOwn: ReadonlySet<string> = new Set(['consultation', 'reading', 'compare-drafts']);

/** On these the strip is what a plot would be. */
const opensSpine: ReadonlySet<string> = new Set(['overview', 'script-statistics']);

/** Nothing of these is a report. */
const forms: ReadonlySet<string> = new Set([
  'consultation',
  'reading',
  'compare-drafts',
  'all-reports',
  'coverage',
  'ask',
  'notes',
]);

interface DashboardViewProps {
  /** '/dashboard' or '/sample': where its addresses begin. */
  readonly base: string;
  readonly item: MenuItem;
  readonly sub: string | null;
  readonly plan: PlanName | null;
  /** The script's own title, null where it has none. */
  readonly title: string | null;
  /** A script of the user's own, whose reading can be looked at and corrected. */
  readonly ofUser: boolean;
}

export function DashboardView({ base, item, sub, plan, title: scriptTitle, ofUser }: DashboardViewProps) {
  const list = useAnswers((s) => s.list);
  const held = useAnswers((s) => s.details);
  const details: Record<number, ShownAnswer | undefined> = {};
  for (const [question, detail] of Object.entries(held)) details[Number(question)] = detail.data ?? undefined;

  const open = isOpenFor(plan, item);
  const ratingsArrive =
    open &&
    awaitedRatings.some(
      ({ number }) =>
        item.questions.some((question) => question === number) &&
        statusOf(list, number) === 'succeeded' &&
        !held[number]?.data &&
        !held[number]?.error,
    );
  const groups = open ? subItemsOf(item, list, details) : [];
  const subItems = groups.flatMap(({ items }) => items);
  const named = subItems.find(({ slug }) => slug === sub);
  const chosen = named ?? (beginsWithFirst.has(item.slug) ? subItems[0] : undefined);
  const askTitle = useAskTitle();
  const title = chosen?.label ?? (item.slug === 'ask' ? askTitle : null) ?? item.heading ?? item.label;
  const Workbench = workbenchViews[item.slug];
  usePageTitle(title);
  const heading = useArrival();

  return (
    <CorrectionPressContext value={ofUser ? CorrectionPress : null}>
      <DetailsTextContext value={ofUser ? DetailsText : null}>
        <div className="flex min-w-0 flex-1 flex-col lg:flex-row xl:group-data-script/frame:flex-col">
          {ratingsArrive && <AwaitedSections groups={awaitedRatings} />}
          {groups.length > 0 && !ratingsArrive && (
            <SectionList
              label={item.label}
              base={`${base}/${item.slug}`}
              groups={groups}
              selected={chosen?.slug ?? null}
            />
          )}
          <div className="min-w-0 flex-1 px-4 py-6 sm:px-8 sm:py-8 print:p-0">
            <div className="mx-auto max-w-5xl print:max-w-none">
              <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl sm:text-4xl">
                {title}
              </h1>
              {ofUser && open && item.slug !== 'reading' && item.slug !== 'consultation' && (
                <Suspense>
                  <ReadingDoubts />
                </Suspense>
              )}
              {open && item.slug !== 'overview' && !forms.has(item.slug) && <OverviewStrip base={base} />}
              {open && <SpinePlace base={base} title={scriptTitle} opens={opensSpine.has(item.slug)} />}
              {!open && <Locked item={item} />}
              {open && item.slug === 'consultation' && (
                <Suspense fallback={<Loading />}>
                  <ConsultationForm />
                </Suspense>
              )}
              {open && item.slug === 'reading' && (
                <Suspense fallback={<Loading />}>
                  <ReadingView />
                </Suspense>
              )}
              {open && Workbench && (
                <Suspense fallback={<Loading />}>
                  <ViewHeading value={title}>
                    <Workbench />
                  </ViewHeading>
                </Suspense>
              )}
              {open && item.slug === 'compare-drafts' && (
                <Suspense fallback={<Loading />}>
                  <CompareView />
                </Suspense>
              )}
              {open && !Workbench && !viewsOfTheirOwn.has(item.slug) && (
                <ViewHeading value={title}>
                  <AnswerView
                    key={item.slug}
                    item={item}
                    sub={chosen?.slug ?? null}
                    otherSubs={subItems.map(({ slug }) => slug).filter((slug) => slug !== chosen?.slug)}
                  />
                </ViewHeading>
              )}
            </div>
          </div>
        </div>
      </DetailsTextContext>
    </CorrectionPressContext>
  );
}
