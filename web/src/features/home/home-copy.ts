/** The words of the home page, apart from the owner's claims. What is made up as an example says so on the page. */

export const howItWorks = [
  {
    title: 'Subscribe',
    text: 'Choose the plan that covers the reports you need. You pay once; nothing renews by itself.',
  },
  {
    title: 'Enter project details',
    text: 'Format, genre, target audience and, if you like, the intended cast. They sharpen the reports that depend on them.',
  },
  {
    title: 'Upload your script',
    text: 'A PDF as your screenwriting program writes it. Save a Word or text file as a PDF first.',
  },
  {
    title: 'Receive the analysis',
    text: 'Reports appear on your dashboard as they finish, each claim with its page and its quote.',
  },
] as const;

export const features = [
  {
    title: 'Comprehensive script analysis',
    text: 'Strengths, weaknesses and a one-page summary of plot and people, ordered by what a reader meets first.',
  },
  {
    title: 'Logical flaw detection',
    text: 'People who have left a scene and speak on in it, times of day that contradict each other, guns that are shown and never used.',
  },
  {
    title: 'Structural analysis',
    text: 'Where the turns fall, page by page, beside where they fall in produced scripts of the same genre.',
  },
  {
    title: 'Character evaluation',
    text: 'Who speaks, to whom and how much; who holds the story together and who could be cut.',
  },
  {
    title: 'Tone mapping and balance',
    text: 'How the feeling rises and falls through the scenes, and where it stands still.',
  },
  {
    title: 'Predictive success analysis',
    text: 'The base rate of released films of your genre, what raises and lowers the cost, and a plain list of what no script can tell in advance.',
  },
] as const;

export const modelText = [
  'Every script is first read into scenes, cues, dialogue and action with their page and line. What can be counted is counted from that, and compared with norms whose source is named.',
  'Scores are craft measures against produced scripts, shown with their range. They say how your pages behave, not what they are worth.',
] as const;

export const adaptationText = [
  'A joke, a gesture or a courtroom does not cross every border. Cross-format and location reports ask how the story would stand in another place, another length, another market.',
  'You see what would have to change, and what the change would cost the story.',
] as const;

export const promises = [
  {
    title: 'Your copyright stays yours',
    text: 'We claim no rights in anything you upload. Delete a script and its reports go with it.',
  },
  { title: 'Security', text: 'Files travel encrypted, lie in private storage, and open only with your login.' },
  {
    title: 'Anti-plagiarism',
    text: 'The similarity report sets each draft beside your own other scripts, wording for wording. Nobody else’s script is ever looked at.',
  },
] as const;

/** Written by us to show what a report is used for; not quotations of customers. */
export const stories = [
  {
    role: 'A screenwriter between drafts',
    text: 'The network map showed my antagonist meets nobody but the lead for sixty pages. The rewrite gave her an ally, and the third act a reason.',
  },
  {
    role: 'A producer with forty submissions',
    text: 'I read the summary and the flaw list first, then decide what I read whole. The page numbers let me check in a minute.',
  },
  {
    role: 'A director preparing a shoot',
    text: 'Location analysis put eleven night exteriors on one page. We moved four of them indoors before the budget meeting.',
  },
  {
    role: 'A development editor',
    text: 'The tone curve settled an argument: the comedy stops at page 50, and both of us could see where.',
  },
  {
    role: 'A distributor before a market',
    text: 'The similarity report laid the new draft beside the one I had read: four scenes were new, and I went in knowing them.',
  },
] as const;

export const caseStudy = {
  title: 'One script, before and after: an example',
  lead: 'An invented feature, to show what three counts can say of two drafts.',
  rows: [
    { what: 'First turn', before: 'page 24 of 96', after: 'page 13 of 91' },
    { what: 'Scenes in a row without the lead', before: '9', after: 'at most 3' },
    { what: 'Dialogue spoken by one character', before: '41%', after: '29%' },
  ],
} as const;

export const benefitTabs = [
  'For Producers',
  'For Scriptwriters',
  'For Directors',
  'For Brands',
  'For Production Houses',
  'For Distributors',
] as const;

export const benefits = [
  { title: 'Cost efficiency', text: 'Find the scene that cannot be shot as written while it costs a page, not a day.' },
  {
    title: 'Informed decision-making',
    text: 'Every finding points to its place, so a discussion can begin with the page open.',
  },
  { title: 'Time savings', text: 'A first reading of any draft, in hours, in the same shape each time.' },
  { title: 'Investment confidence', text: 'Base rates with their number of films instead of a single promise.' },
] as const;
