/** What the dashboard of a user's own script has beyond that of the sample, from its first sight on. One chunk. */
export { DetailsButton, DetailsText } from '../reading/details-door.tsx';
export { ReadingDoubts } from '../reading/reading-doubts.tsx';
export { UserPanel } from './user-panel.tsx';
