/** The Workbench views that are no question's answer, by menu item. Each is loaded when it is opened. */
import { type ComponentType, lazy } from 'react';

export const workbenchViews: Readonly<Record<string, ComponentType>> = {
  coverage: lazy(async () => ({ default: (await import('../script-coverage/coverage-view.tsx')).CoverageView })),
  'all-reports': lazy(async () => ({ default: (await import('../export/all-reports-view.tsx')).AllReportsView })),
  'script-statistics': lazy(async () => ({
    default: (await import('../statistics/statistics-view.tsx')).StatisticsView,
  })),
};
