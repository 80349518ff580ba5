/** The Workbench views that are no question's answer, by menu item. Each is loaded when it is opened. */
import type { ComponentType } from 'react';
import { deferred } from '../../ui/deferred.ts';

/** By itself, too: the sample begins with it. */
export const OverviewView = deferred(async () => (await import('../overview/overview-view.tsx')).OverviewView);

export const workbenchViews: Readonly<Record<string, ComponentType>> = {
  overview: OverviewView,
  notes: deferred(async () => (await import('../notes/notes-view.tsx')).NotesView),
  ask: deferred(async () => (await import('../ask/ask-view.tsx')).AskView),
  coverage: deferred(async () => (await import('../script-coverage/coverage-view.tsx')).CoverageView),
  'all-reports': deferred(async () => (await import('../export/all-reports-view.tsx')).AllReportsView),
  'script-statistics': deferred(async () => (await import('../statistics/statistics-view.tsx')).StatisticsView),
};
