/** The bounds of the rules on spelling: misspelled words, words taken for others, names in a damaged text. */
import { describe, expect, it } from 'vitest';
import { english, hall, many, scene, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires, listed } from './found.ts';

describe('misspelled words', () => {
  const found = async (...body: readonly string[]) =>
    listed(await factsOf('misspelledWords', hall(english, ...body)), 'shown', 'word', 'meant');
  it.each([
    ['each once a passage', ['She recieves and recieves.'], [['recieves', 'receives']]],
    [
      'written twice',
      ['The mountxin.', 'A mountxin.'],
      [
        ['mountxin', 'mountain'],
        ['mountxin', 'mountain'],
      ],
    ],
    ['written three times: on purpose', ['The mountxin.', 'A mountxin.', 'No mountxin.'], []],
    ['written three times, if it is listed', new Array(3).fill('See teh end.'), new Array(3).fill(['teh', 'the'])],
    ['beside another strange word: another tongue', ['The mountxin plorkan.'], []],
    [
      'beside a listed one',
      ['The mountxin, teh end.'],
      [
        ['teh', 'the'],
        ['mountxin', 'mountain'],
      ],
    ],
    ['also a name', ['The mountxin.', 'Mountxin is quiet.'], []],
    ['drawn out', ['The mountaiiin.'], []],
    ['in speech, of six letters', [talk('ANN', 'The windws!')], [['windws', 'windows']]],
    ['in speech, of five', [talk('ANN', 'The abuot!')], []],
    ['in action, of five', ['The abuot!'], [['abuot', 'about']]],
    [
      'of five, a letter lost that the script writes elsewhere',
      ['He can create it.', 'To crete it.'],
      [['crete', 'create']],
    ],
    ['of five, lost in talk', ['They create it.', talk('ANN', 'To crete it!')], [['crete', 'create']]],
    ['of five, a letter lost of a word that stands nowhere', ['To crete it.'], []],
    ['of five, a letter lost of one of two words', ['A sacred place. He is scared.', 'It is scred.'], []],
    [
      'of five, where another letter makes a word of the script',
      ['He can create it. The crate is shut.', 'To crete.'],
      [],
    ],
    [
      'of five, of two words the one that stands behind articles',
      ['He can create it. The crate is shut. A crate.', 'A crete.'],
      [['crete', 'crate']],
    ],
    ['of six, another letter of a word that the script writes', ['It begins.', 'It begons.'], [['begons', 'begins']]],
    ['of six, another letter in talk', ['It begins.', talk('ANN', 'It begons.')], []],
    ['of six, another letter of a word that stands nowhere', ['It begons.'], []],
    ['in another tongue', ['A minute.', 'Un minuto.'], []],
    ['taken for a compound', ['They sit beeside it.'], [['beeside', 'beside']]],
    ['a letter held in a noise', ['A popcorn machine. Popcorn.', 'The pppcorn.'], [['pppcorn', 'popcorn']]],
    ['a word split', ['He sees h ow it is.'], [['h ow', 'how']]],
    ['words split all over', new Array(3).fill('He sees h ow it is.'), []],
    ['two initials', ['Plan b is a plan.'], []],
    ['of five, a noise', ['He rings. “I crete it.” The bell "crete"s. Create.'], []],
    ['without its apostrophe', ['It didnt rain.'], [['didnt', 'didn’t']]],
    ['in speech, a g less', [talk('ANN', 'I am accordin.')], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown 24 at most, quoted by their sentence; those of a dialect are left out', async () => {
    const facts = await factsOf(
      'misspelledWords',
      hall(english, ...new Array(26).fill('It is rain. See teh end of it.')),
    );
    expect([listed(facts, 'shown', 'page').length, (facts as { pages: number[] }).pages.length]).toEqual([24, 26]);
    expect(listed(facts, 'shown', 'page', 'cite')[0]).toMatchObject([1, { quote: 'See teh end of it.' }]);
    const plain = 'so it is and so it was in all these years of rain and fog and more of it. ';
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('BO', 'The windws!'))).toEqual([]);
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('ANN', 'The windws!'))).toEqual([
      ['windws', 'windows'],
    ]);
  });
});

describe('words taken for others', () => {
  const found = async (...body: readonly string[]) =>
    listed(await factsOf('wordMixUps', hall(english, ...body)), 'shown', 'word', 'meant');
  it.each([
    ['in action', ['It hangs on it’s own.'], [['it’s', 'its']]],
    ['with a plain apostrophe', ["It hangs on it's own."], [["it's", 'its']]],
    ['in talk', [talk('ANN', 'Your gonna love it.')], [['Your', 'you’re']]],
    ['welcome', [talk('ANN', 'Your welcome.')], [['Your', 'you’re']]],
    ['a welcome worn out', [talk('ANN', 'You wore out your welcome, Bo. You overstayed your welcome.')], []],
    ['not, said of somebody', [talk('ANN', 'Your not a nurse.')], [['Your', 'you’re']]],
    ['not, before a thing of somebody’s', [talk('ANN', 'I like your not trusting me, nor your not so good cook.')], []],
    ['what is thought of somebody', [talk('ANN', 'I think your wrong.')], [['your', 'you’re']]],
    ['what is thought of a thing of somebody’s', [talk('ANN', 'I think your right hand is hurt.')], []],
    ['a question', [talk('ANN', 'So. We’re you followed?')], [['We’re', 'were']]],
    ['a question in another', [talk('ANN', 'I say we’re you.')], []],
    ['let us in talk', [talk('ANN', 'Come. Lets go.')], [['Lets', 'let’s']]],
    ['lets somebody', [talk('ANN', 'He lets go.'), 'He looks down. Lets go.'], []],
    ['lightning', ['It hits like lightening.', 'The lightening sky.'], [['lightening', 'lightning']]],
    ['supposed', [talk('ANN', 'What am I suppose to do? I suppose to go.')], [['suppose', 'supposed']]],
    ['out of sight', ['It is out of site.', 'They drive out of site nine.'], [['site', 'sight']]],
    ['maps and rivers', ['He pours over the old maps.', 'It pours over the edge.'], [['pours', 'pores']]],
    ['advice', [talk('ANN', 'I want your advise. I am to advise him.')], [['advise', 'advice']]],
    ['where in a question', [talk('ANN', 'Were is it? What they were is their own.')], [['Were', 'where']]],
    ['an article in action', ['He wears a orange coat.'], [['a', 'an']]],
    ['an article in talk: by the ear', [talk('ANN', 'He wears a orange coat.')], []],
    ['behind it’s in talk: left alone', [talk('ANN', 'I am in it’s way.')], []],
    ['through a door', ['They walk though the door.'], [['though', 'through']]],
    ['though, at its place', ['Though the door is shut, it is as though the door were open.'], []],
    ['from', ['He looks away form him.'], [['form', 'from']]],
    ['a form', ['He signs the form his father left.'], []],
    ['one word twice is no other', [talk('ANN', 'A lot of of us ran of of it.')], []],
    ['a verb without its s', ['He look around.'], [['look', 'looks']]],
    ['a verb without its s in talk or in a question', [talk('ANN', 'He look bad.'), 'Does he look bad?'], []],
    ['behind they’re in action', ['A disc behind they’re neck.'], [['they’re', 'their']]],
    ['what somebody is doing', [talk('ANN', 'That cool thing your planning.')], [['your', 'you’re']]],
    ['in a parenthetical', [talk('ANN', '(your gonna)\nSo.')], []],
    ['within a word', ['The tits own.'], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown 24 at most, quoted by their sentence; those of a dialect are left out', async () => {
    const facts = await factsOf('wordMixUps', hall(english, ...new Array(26).fill('Rain. It is on it’s own.')));
    expect([listed(facts, 'shown', 'page').length, (facts as { pages: number[] }).pages.length]).toEqual([24, 26]);
    expect(listed(facts, 'shown', 'page', 'cite')[0]).toMatchObject([1, { quote: 'It is on it’s own.' }]);
    const dialect = talk(
      'BO',
      `${'so it is and so it was in all these years of rain and fog and more. '.repeat(3)} The plorkan zelgan.`,
    );
    expect(await found(dialect, talk('BO', 'Your gonna love it.'))).toEqual([]);
    expect(await found(dialect, talk('ANN', 'Your gonna love it.'))).toEqual([['Your', 'you’re']]);
  });
});

it('names are no slips where the text is damaged', async () => {
  const many5 = many(5, () => 'Then Michael sorts bolts.');
  const script = scene('EXT. YARD - DAY', many5, talk('MICHAEL', 'Next.'), 'They see Micheal there.');
  const damaged = hall(
    ...new Array(110).fill('so it is and so it was in the end.'),
    new Array(20).fill('plorkan').join(' '),
  );
  expect([await fires('misspelledName', script), await fires('misspelledName', script + damaged)]).toEqual([
    true,
    false,
  ]);
});
