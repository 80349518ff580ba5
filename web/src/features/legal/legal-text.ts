/** What a page of plain text consists of. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** Where the other page of the two is. */
  readonly other: { readonly to: string; readonly label: string };
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}
