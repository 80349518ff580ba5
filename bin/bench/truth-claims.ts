/** Holds what the engine says of a script's people, place and genre without a model against facts that were read off produced scripts. */
import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { shipped } from '../../lib/engine/learned/genre-model.ts';
import { leadingAmong } from '../../lib/engine/people/lead.ts';
import { countSetting } from '../../lib/engine/production/count-setting.ts';
import { countGenre } from '../../lib/engine/tone/count-genre.ts';
import { lots, type ScriptFacts } from '../../test/truth/facts.ts';
import { leadsByFile } from '../../test/truth/leads.ts';
import { readFilmGenres } from '../train/film-genres.ts';
import type { ReadScript } from '../train/read-scripts.ts';
import { type Counted, claimLine, counted, faultLine, header, none, percentOf } from './truth-rows.ts';

const topLeads = 3;
const goals = {
  genre: { named: 80, right: 85 },
  lead: { right: 90 },
  amongThree: { right: 97 },
  names: { right: 95 },
  ages: { named: 60, right: 95 },
  setting: { named: 50, right: 90 },
  noCharacters: 2,
  split: 1,
} as const;

/** What is counted of one lot of scripts. */
class Tally {
  lead: Counted = none;
  amongThree: Counted = none;
  names: Counted = none;
  ages: Counted = none;
  setting: Counted = none;
  readonly cues = { all: 0, noCharacters: 0, split: 0 };
  /** Full names and ages of whom nobody has read them. */
  unread = 0;
  readonly wrong: string[] = [];

  add(name: string, facts: ScriptFacts, { derived }: ReadScript): void {
    const order = leadingAmong(derived.characters, derived.actions).map(({ id }) => id);
    this.addLead(name, facts.lead, order);
    const ids = new Set(derived.characters.map(({ id }) => id));
    this.cues.all += ids.size;
    this.cues.noCharacters += facts.noCharacters.filter((id) => ids.has(id)).length;
    this.cues.split += facts.onePerson.filter((pair) => pair.every((id) => ids.has(id))).length;
    const place = countSetting({ derived, details: emptyDetails }).place;
    if (place || facts.headed) {
      const isRight = place && facts.setting.includes(place.name);
      this.setting = counted(this.setting, isRight);
      if (isRight === false) this.wrong.push(`${name}: set in ${place?.name}`);
    }
    for (const { id, name: shown, introduction } of derived.characters)
      this.addPerson(name, facts, id, shown, introduction);
  }

  addLead(name: string, wanted: readonly string[], order: readonly string[]): void {
    const isRight = wanted.includes(order[0] ?? '');
    this.lead = counted(this.lead, isRight);
    this.amongThree = counted(
      this.amongThree,
      order.slice(0, topLeads).some((id) => wanted.includes(id)),
    );
    if (!isRight) this.wrong.push(`${name}: ${order[0] ?? 'nobody'} leads`);
  }

  private addPerson(
    script: string,
    { people }: ScriptFacts,
    id: string,
    shown: string,
    introduction: ReadScript['derived']['characters'][number]['introduction'],
  ): void {
    const known = Object.hasOwn(people, id) ? people[id] : undefined;
    const full = introduction && introduction.fullName !== shown ? introduction.fullName : null;
    const age = introduction?.age ?? null;
    const judge = <Value>(told: Value | null, right: Value | null | undefined, tally: Counted): Counted => {
      if (right === undefined) this.unread += Number(told !== null);
      if (right === undefined || (told === null && right === null)) return tally;
      if (told !== null && told !== right) this.wrong.push(`${script}: ${id} as ${told}`);
      return counted(tally, told === null ? null : told === right);
    };
    this.names = judge(full, known?.name, this.names);
    this.ages = judge(age, known?.age, this.ages);
  }

  lines(): string[] {
    const { cues } = this;
    return [
      header,
      claimLine('lead', this.lead, goals.lead),
      claimLine('lead among the first three', this.amongThree, goals.amongThree),
      claimLine('full name, of those printed', this.names, goals.names),
      claimLine('age, of those printed in figures or words', this.ages, goals.ages),
      claimLine('set in, where a heading names a real place', this.setting, goals.setting),
      faultLine('cues that are no character', cues.noCharacters, cues.all, goals.noCharacters),
      faultLine('people split in two', cues.split, cues.all, goals.split),
      ...(this.unread > 0 ? [`  names and ages told that nobody has read: ${this.unread}`] : []),
      ...(this.wrong.length > 0 ? [`  wrong: ${this.wrong.join(', ')}`] : []),
    ];
  }
}

/** Takes one script after the other; `lines` are the table. `isUntaught` tells the titles that the model of genres was not taught. */
export function truthClaims(isUntaught: (key: string) => boolean): {
  add(script: ReadScript): void;
  lines(): string[];
} {
  const genresOf = readFilmGenres();
  const tallies = { mendedOn: new Tally(), fresh: new Tally() } as const;
  const earlier = new Tally();
  const genre = { taught: none, untaught: none };
  return {
    add(script) {
      const name = script.file.replace(/\.[^.]+$/, '');
      for (const lot of ['mendedOn', 'fresh'] as const) {
        const { scripts } = lots[lot];
        const facts = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
        if (facts) tallies[lot].add(name, facts, script);
      }
      const wanted = Object.hasOwn(leadsByFile, name) ? leadsByFile[name] : undefined;
      const { characters, actions, short } = script.derived;
      if (wanted)
        earlier.addLead(
          name,
          wanted,
          leadingAmong(characters, actions).map(({ id }) => id),
        );
      const own = genresOf.get(script.key) ?? [];
      if (short || own.length === 0) return;
      const named = countGenre({ ...script, details: emptyDetails, corrections: noCorrections }).ids[0];
      const which = isUntaught(script.key) ? 'untaught' : 'taught';
      genre[which] = counted(genre[which], named === undefined ? null : own.includes(named));
    },
    lines() {
      const { scripts, named, right } = shipped().trained;
      return [
        `${tallies.fresh.lead.all} scripts that nothing was mended by`,
        ...tallies.fresh.lines(),
        '',
        `${tallies.mendedOn.lead.all} scripts that the engine was mended on`,
        ...tallies.mendedOn.lines(),
        '',
        `${earlier.lead.all} scripts that the lead was found on`,
        claimLine('lead', earlier.lead, goals.lead),
        claimLine('lead among the first three', earlier.amongThree, goals.amongThree),
        ...(earlier.wrong.length > 0 ? [`  wrong: ${earlier.wrong.join(', ')}`] : []),
        '',
        claimLine('genre, of films the model was taught', genre.taught, goals.genre),
        ...(genre.untaught.all > 0
          ? [claimLine('genre, of films it was not taught', genre.untaught, goals.genre)]
          : []),
        `  the model's own figure, over ${scripts} scripts in folds it had not seen: named ${percentOf(named, 1).toFixed(0)}%, right ${percentOf(right, 1).toFixed(0)}%`,
        'Bechdel test: no longer told.',
      ];
    },
  };
}
