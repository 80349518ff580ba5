/** The titles of the script’s potential. */
export const verdictTitle = 'High-Level Verdict';

/** What the dashboard's menu lists. */
export const headings = {
  artistic: 'Artistic Choices',
  emotional: 'Emotional Reach',
  commercial: 'Commercial Footing',
  festival: 'Festival and Streaming Fit',
  cultural: 'Cultural Ties',
} as const;

/** Under a heading of which the pages give nothing. */
export const nothingCounted = 'Nothing to count here.';
