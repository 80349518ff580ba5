/** The ten section routes of the home page; every one shows the page scrolled to the section of its name. */

export const sectionPaths = [
  '/landing',
  '/how-it-works',
  '/things',
  '/model',
  '/genreAdaptation',
  '/yourScript',
  '/ourPromise',
  '/technology',
  '/successStories',
  '/benefits',
] as const;
export type SectionPath = (typeof sectionPaths)[number];

export const isSectionPath = (path: string): path is SectionPath => sectionPaths.some((section) => section === path);

/** 'how-it-works' for '/how-it-works'. /landing is the top of the page, /yourScript the upload in it. */
export const sectionId = (path: SectionPath): string => path.slice(1);
