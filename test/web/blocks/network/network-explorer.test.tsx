/** The map with its list and details: one choice, made with a pointer or a key, seen in all of them. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/contract/blocks.ts';
import { BlockView } from '../../../../web/src/blocks/block-view.tsx';
import { blocks } from '../../fixtures/sample-answers.ts';

const scenes = [12, 11, 7, 6, 2, 1];
const network = {
  ...blocks.network,
  nodes: blocks.network.nodes.map((node, at) => ({ ...node, scenes: scenes[at] })),
} as Block;

async function open() {
  render(<BlockView block={network} />);
  const list = await screen.findByRole('list', { name: 'Characters of the map' });
  const map = screen.getByRole('img', { name: blocks.network.title });
  const button = (name: RegExp) => within(list).getByRole('button', { name });
  return { user: userEvent.setup(), list, map, button };
}
/** The node's sign on the map; the weightiest comes first. */
const signs = (map: HTMLElement) => [...map.querySelectorAll(':scope > g:nth-of-type(2) > g')];
const placeOf = (sign: Element | undefined) => {
  const [x = 0, y = 0] = (/translate\(([\d.-]+) ([\d.-]+)\)/.exec(sign?.getAttribute('transform') ?? '') ?? [])
    .slice(1)
    .map(Number);
  return { clientX: x, clientY: y };
};

describe('the network map', () => {
  it('lists every character by weight, each a button that is not pressed', async () => {
    const { list } = await open();
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Mags62',
      'Lena55',
      'Wendell31',
      'Priya28',
      'Mr Hale12',
      'Driver2',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(Array(6).fill('false'));
  });

  it('says of a chosen character the words, scenes, group and strongest ties, and marks it on the map', async () => {
    const { user, map, button } = await open();
    await user.click(button(/^Lena/));
    expect(button(/^Lena/).getAttribute('aria-pressed')).toBe('true');
    const details = screen.getByRole('status');
    expect(details.textContent).toContain('55 speeches, in 11 scenes · Family');
    expect(details.textContent).toContain('13 shared scenes in all, most with:');
    expect(
      within(details)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mags9', 'Mr Hale2', 'Priya2']);
    const faded = signs(map).map((sign) => sign.classList.contains('opacity-15'));
    // Mags, Lena, Wendell, Priya, Mr Hale, Driver: who has no tie with Lena steps back.
    expect(faded).toEqual([false, false, true, false, false, true]);
    await user.click(button(/^Lena/));
    expect(button(/^Lena/).getAttribute('aria-pressed')).toBe('false');
  });

  it('is walked with the arrow keys, and shows whoever has the focus', async () => {
    const { user, button } = await open();
    button(/^Mags/).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(button(/^Lena/));
    expect(screen.getByRole('status').textContent).toContain('Lena');
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(button(/^Driver/));
    await user.keyboard('{Enter}');
    expect(button(/^Driver/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('2 speeches, in 1 scene · The buyers');
  });

  it('has every sign and name in its place from the first, inside the frame', async () => {
    const { map } = await open();
    const [, , width = 0, height = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
    for (const sign of signs(map)) {
      const { clientX, clientY } = placeOf(sign);
      expect(clientX).toBeGreaterThan(0);
      expect(clientX).toBeLessThan(width);
      expect(clientY).toBeGreaterThan(0);
      expect(clientY).toBeLessThan(height);
    }
    expect([...map.querySelectorAll('text[visibility=visible]')].length).toBeGreaterThanOrEqual(5);
  });

  it('chooses the character that is pressed on the map, and nobody where nobody stands', async () => {
    const { map, button } = await open();
    const press = (at: { clientX: number; clientY: number }) => {
      fireEvent.pointerDown(map, { ...at, pointerId: 1, pointerType: 'mouse', button: 0 });
      fireEvent.pointerUp(map, { ...at, pointerId: 1, pointerType: 'mouse', button: 0 });
    };
    press(placeOf(signs(map)[2]));
    expect(button(/^Wendell/).getAttribute('aria-pressed')).toBe('true');
    press({ clientX: 1, clientY: 1 });
    expect(button(/^Wendell/).getAttribute('aria-pressed')).toBe('false');
  });

  it('tells groups apart by shape as well as colour, and says what size and width count', async () => {
    const { map } = await open();
    const shapes = signs(map).map((sign) => sign.querySelector('path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(3);
    expect(shapes[0]).toBe(shapes[1]);
    const groups = within(screen.getByRole('list', { name: 'Groups' })).getAllByRole('listitem');
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Family (circle)',
      'The cinema (square)',
      'The buyers (triangle)',
    ]);
    expect(screen.getByText('Size of a sign, in speeches:').parentElement?.textContent).toContain('23262');
    expect(screen.getByText('Width of a line, in shared scenes:')).toBeDefined();
  });

  it('tells beside the sign who is under the mouse, or under the focus of the list, inside the map', async () => {
    const { map, button } = await open();
    const tip = () => map.parentElement?.querySelector<HTMLElement>(':scope > p');
    expect(tip()).toBeNull();
    fireEvent.pointerMove(map, { ...placeOf(signs(map)[1]), pointerType: 'mouse' });
    expect(tip()?.textContent).toBe('Lena: 55 speeches, 11 scenes; most shared scenes with Mags, 9');
    const [left = -1, top = -1] = (tip()?.style.transform.match(/-?\d+/g) ?? []).map(Number);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(640 - 208);
    expect(top).toBeGreaterThan(0);
    fireEvent.pointerLeave(map);
    expect(tip()).toBeNull();
    fireEvent.mouseEnter(button(/^Mags/));
    expect(tip()?.textContent).toContain('Mags: 62 speeches');
  });

  it('zooms with the buttons and goes back to where it was', async () => {
    const { user, map } = await open();
    const before = placeOf(signs(map)[0]);
    const further = screen.getByRole('button', { name: 'Zoom out' });
    expect(further.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(further.getAttribute('aria-disabled')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset the map' }));
    const again = screen.getByRole('img', { name: blocks.network.title });
    expect(placeOf(signs(again)[0])).toEqual(before);
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  });
});
