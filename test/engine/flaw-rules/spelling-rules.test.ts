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
    [
      'in speech, of six letters, for one of two words',
      [talk('ANN', 'The windws!')],
      [['windws', ['windows', 'winds']]],
    ],
    [
      'behind an article, for the one of two words that stands behind articles',
      ['A windows sign. The windows.', talk('ANN', 'The windws!')],
      [['windws', 'windows']],
    ],
    ['for one of several everyday words: its correction is open', ['She is hoding it.'], [['hoding', []]]],
    [
      'wherever it stands, with a capital and in capitals',
      ['See teh end.', 'Teh end.', 'SEE TEH END.'],
      [
        ['teh', 'the'],
        ['Teh', 'The'],
        ['TEH', 'THE'],
      ],
    ],
    ['in speech, of four, a scanner’s q', [talk('ANN', 'All is qood.')], [['qood', 'good']]],
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
    ['words split six times', new Array(6).fill('He sees h ow it is.'), new Array(6).fill(['h ow', 'how'])],
    ['words split all over', new Array(7).fill('He sees h ow it is.'), []],
    ['an ending split off', ['He keeps drop ping it.'], [['drop ping', 'dropping']]],
    ['an s split off', ['The window s rattle.'], [['window s', 'windows']]],
    ['two initials', ['Plan b is a plan.'], []],
    ['a word in two pieces', ['They see th em go.'], [['th em', 'them']]],
    ['a word that breaks off', ['They see th em...'], []],
    ['a letter behind the blank', ['The bus pull sup and stops.'], [['pull sup', 'pulls up']]],
    ['two words in one', ['Rain inthe hall.'], [['inthe', 'in the']]],
    ['two words in one in talk', [talk('ANN', 'Rain inthe hall.')], []],
    ['with a capital', ['Reluctnatly, she goes.'], [['Reluctnatly', 'Reluctantly']]],
    ['in capitals', ['A WINDSHEILD breaks. SCREEEECH.'], [['WINDSHEILD', 'WINDSHIELD']]],
    ['in capitals in talk', [talk('ANN', 'A WINDSHEILD.')], []],
    ['with a capital inside a sentence: a name', ['They see Detecitve there.'], []],
    ['of a word that the script writes', ['A detective. They see the Detecitve.'], [['Detecitve', 'Detective']]],
    ['of five, a noise', ['He rings. “I crete it.” The bell "crete"s. Create.'], []],
    ['without its apostrophe', ['It didnt rain.'], [['didnt', 'didn’t']]],
    ['in speech, a g less', [talk('ANN', 'I am accordin.')], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown 36 at most, between the words beside them; those of a dialect are left out', async () => {
    const facts = await factsOf(
      'misspelledWords',
      hall(english, ...new Array(38).fill('It is rain. See teh end of it.')),
    );
    expect([listed(facts, 'shown', 'cite').length, (facts as { pages: number[] }).pages.length]).toEqual([36, 38]);
    expect(listed(facts, 'shown', 'word', 'cite')[0]).toMatchObject([
      'teh',
      { page: 1, quote: 'is rain. See teh end of it.' },
    ]);
    const plain = 'so it is and so it was in all these years of rain and fog and more of it. ';
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('BO', 'The windws!'))).toEqual([]);
    expect(await found(talk('BO', `${plain.repeat(3)} The plorkan zelgan.`), talk('ANN', 'The windws!'))).toEqual([
      ['windws', ['windows', 'winds']],
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
    [
      'a scanner’s corner, cluster and down',
      ['In the comer of the room a duster of men sits clown.'],
      [
        ['comer', 'corner'],
        ['duster', 'cluster'],
        ['clown', 'down'],
      ],
    ],
    ['a comer and a clown', ['She is a comer of note, and a class clown sits there.'], []],
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
    ['who quit', [talk('ANN', 'He quite his job. I quite like it.')], [['quite', 'quit']]],
    ['an address', [talk('ANN', 'No, you Honor.'), talk('ANN', 'You honor me.')], [['you', 'your']]],
    ['in court', [talk('ANN', 'Ask opposing council. The city council.')], [['council', 'counsel']]],
    ['every day', [talk('ANN', 'I see him everyday. An everyday face.')], [['everyday', 'every day']]],
    ['a verb in one word', [talk('ANN', 'If we shutdown the line. A shutdown.')], [['shutdown', 'shut down']]],
    ['who lies', ['Bo lays motionless. Bo lays the cup on the table.'], [['lays', 'lies']]],
    ['who lays on a horn', ['Bo lays on the horn.'], []],
    [
      'a set phrase',
      ['He is in the throws of it. Back and fourth.'],
      [
        ['throws', 'throes'],
        ['fourth', 'forth'],
      ],
    ],
    ['a question that lost a word', [talk('ANN', 'How do know it?')], [['do know', 'do you know']]],
    ['behind they’re in action', ['A disc behind they’re neck.'], [['they’re', 'their']]],
    ['what somebody is doing', [talk('ANN', 'That cool thing your planning.')], [['your', 'you’re']]],
    ['in a parenthetical', [talk('ANN', '(your gonna)\nSo.')], []],
    ['within a word', ['The tits own.'], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));

  it('are shown 36 at most, between the words beside them; those of a dialect are left out', async () => {
    const facts = await factsOf('wordMixUps', hall(english, ...new Array(38).fill('Rain. It is on it’s own.')));
    expect([listed(facts, 'shown', 'cite').length, (facts as { pages: number[] }).pages.length]).toEqual([36, 38]);
    expect(listed(facts, 'shown', 'word', 'cite')[0]).toMatchObject(['it’s', { page: 1, quote: 'It is on it’s own.' }]);
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

describe('words lost or left over', () => {
  const found = async (...body: readonly string[]) =>
    listed(await factsOf('lostWords', hall(english, ...body)), 'shown', 'word', 'meant');
  it.each([
    ['behind had', [talk('ANN', 'But I had tell him.')], [['had tell', ['had to tell', 'had told']]]],
    [
      'behind had never',
      [talk('ANN', 'I have never know it.')],
      [['have never know', ['have never to know', 'have never known']]],
    ],
    ['what somebody has', [talk('ANN', 'I had told him. We have need of it.')], []],
    [
      'behind may',
      [talk('ANN', 'You may of course to lodge it.')],
      [['may of course to lodge', ['may of course lodge']]],
    ],
    ['of a purpose', ['He does all he can to help with all his might to get it.'], []],
    ['a verb with its s behind to', ['He begins to looks.'], [['begins to looks', ['begins to look']]]],
    ['what they listen to', ['The song they listen to starts.'], []],
    ['two words of which one is wrong, nobody knows which', ['Down to the at the edge.'], [['the at', []]]],
    ['two articles', ['On the a long table.'], [['the a', ['the', 'a']]]],
    ['two articles in talk', [talk('ANN', 'On the a long table.')], []],
    ['an article that breaks off', ['On the a -- table.'], []],
    ['a letter', ['On the A train.'], []],
    ['a phrase', ['In response, in comparison the ship slows.'], [['in comparison the', ['in comparison to the']]]],
    [
      'a phrase and its last word twice',
      ['It slows in comparison the the ship.'],
      [['in comparison the the', ['in comparison to the']]],
    ],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));
});

describe('agreement', () => {
  const found = async (...body: readonly string[]) =>
    listed(
      await factsOf('agreement', hall(english, ...body, talk('ANN', 'Yes.'), talk('BO', 'No.'))),
      'shown',
      'phrase',
      'better',
    );
  it.each([
    ['she', ['She give it up.'], [['She give', 'She gives']]],
    ['who speaks elsewhere', ['Ann look up.'], [['Ann look', 'Ann looks']]],
    ['who does not', ['Eva look up.'], []],
    ['in talk', [talk('ANN', 'She give it up.')], []],
    ['in a question', ['Does she give it up? Ann look?'], []],
    ['two', ['Ann and Bo walks away.'], [['Ann and Bo walks', 'Ann and Bo walk']]],
    ['one of two', ['Cy and Mr. Bo walk away.'], []],
    ['they', ['They enters.'], [['They enters', 'They enter']]],
    ['one of many', ['A young women. A dozen men.'], [['A young women', 'A young woman']]],
    ['a verb in a compound', ['Ann look-alikes.'], []],
  ] as const)('%s', async (_, body, slips) => expect(await found(...body)).toEqual(slips));
});
