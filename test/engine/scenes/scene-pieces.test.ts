/** Slugs within a scene: what they part, where their pages go, what a longest stay stops at. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const lines = (count: number): string => Array.from({ length: count }, () => 'She waits there a while.\n\n').join('');
const indexOf = async (fountain: string) => derive(await screenplayOf(fountain)).locations;

describe('a slug within a scene', () => {
  it('parts it, and gives its pages to the place that it names; a screen is at none', async () => {
    const { locations, pieces } = await indexOf(
      `INT. VAULT - NIGHT\n\n${lines(4)}INT. KITCHEN - NIGHT\n\n${lines(4)}IN THE VAULT,\n\n${lines(10)}ON THE MONITORS,\n\n${lines(6)}`,
    );
    expect(pieces.map(({ location, screen }) => [location?.name, screen])).toEqual([
      ['Vault', false],
      ['Kitchen', false],
      ['Vault', false],
      ['Vault', true],
    ]);
    const [vault, kitchen] = locations;
    expect(vault?.name).toBe('Vault');
    expect(vault?.eighths).toBeGreaterThan(2 * (kitchen?.eighths ?? 0));
  });

  it('is no shout, no sign, no person and no sentence', async () => {
    const { pieces } = await indexOf(
      `INT. VAULT - NIGHT\n\nBANG!\n\nSYSTEM ARMED\n\nADA\nHere we are.\n\nON ADA,\n\nTHE DOOR IS SHUT AND NOBODY COMES.\n\n${lines(4)}`,
    );
    expect(pieces).toHaveLength(1);
  });

  it('that names another place, unknown to headings, leaves the scene’s own', async () => {
    const { pieces } = await indexOf(
      `INT. CAR - NIGHT\n\n${lines(4)}MOTEL ROOM\n\n${lines(4)}INT. CAR - NIGHT\n\n${lines(2)}`,
    );
    expect(pieces.map(({ location }) => location?.name ?? null)).toEqual(['Car', null, 'Car']);
  });
});

describe('the light of a scene that goes on', () => {
  it('is that of its own place, past a flashback', async () => {
    const script = derive(
      await screenplayOf(
        `EXT. LANE - DUSK\n\nShe walks.\n\nINT. CELLAR - NIGHT (FLASHBACK)\n\nShe sits.\n\nEXT. LANE - CONTINUED\n\nShe walks on.\n`,
      ),
    );
    expect(script.scenes.map(script.locations.lightOf)).toEqual(['dawn or dusk', 'night', 'dawn or dusk']);
  });
});
