/** What every dashboard draws once its frame stands: the view, what its bar can do, the strip of the script. One chunk, as each of the three alone would be asked for at the same time. */

export { Spine } from '../spine/spine.tsx';
export { BarTools, Neighbours } from './bar-tools.tsx';
export { DashboardView, fetchOverviewCode } from './dashboard-view.tsx';
