/** How the reader stands beside a report; its place holder is held by the same words. */
/** The column beside the report, from 1280 px on. */
export const besideLook =
  'sticky top-0 h-screen w-[clamp(30rem,38vw,46rem)] shrink-0 border-l border-rule bg-paper print:hidden';
