/** What a web page prints below a script is no part of it. */
import { describe, expect, it } from 'vitest';
import { withoutWebFoot } from '../../../lib/screenplay/formats/web-page-end.ts';

const script = 'INT. MILL - DAY\n\nAnn shuts the door.\n\nFADE OUT.\n';

describe('the foot of a web page', () => {
  it('is dropped with the title above its credits', () => {
    const foot =
      '\n\n\tThe Mill\n\t    Writers :   Ann Lee\n    \tGenres :   Comedy\n\t\t\n\t\tUser Comments\n\n\nBack to IMSDb\n';
    expect(withoutWebFoot(script + foot).trim()).toBe(script.trim());
  });

  it('is dropped where it is a link alone', () => {
    expect(withoutWebFoot(`${script}\n  \nBack to IMSDb\n`).trim()).toBe(script.trim());
  });

  it('is none without a link: who writes may stand in the script', () => {
    const talk = `${script}\nWriters :  Ann Lee\n`;
    expect(withoutWebFoot(talk)).toBe(talk);
  });

  it('is none where the script goes on below it', () => {
    const talk = `Back to IMSDb\n\n${script}`;
    expect(withoutWebFoot(talk)).toBe(talk);
  });
});
