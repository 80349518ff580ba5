/** What each rule says of its own examples, in order: title, each point with its places ('page: quote'), advice, what would make it none, cost. As long as the rules are many. */
export const said: Readonly<Record<string, readonly string[]>> = {
  lateMainCharacter: [
    `
      Captain Orsini enters in the second half
      Captain Orsini is among the five who speak most, but is first heard on page 3 of 3.
        3: I have 1 men.
      Let Captain Orsini be mentioned, seen or felt before page 1, so that the entrance answers something.
      Somebody who counts comes in on page 9, when a reader’s interest is already given
    `,
    `
      Captain Orsini enters in the second half
      Captain Orsini is among the five who speak most, but is first heard on page 3 of 3, though named from page 1 on.
        1: Captain Orsini will know.
        3: I have 1 men.
      The name is planted on page 1: see that the entrance on page 3 is what that line made a reader expect, or its surprise.
      Somebody who counts comes in on page 9, when a reader’s interest is already given
    `,
  ],
  oneLineSpeakers: [
    `
      100% of the speakers have a single speech
      8 of 8 speakers speak once: Boris, Clara, Dmitri, Edith, Fergus and Greta and others.
        1: Come in.
        1: Come in.
        1: Come in.
      Each of them is a part to cast. See which lines Boris and Clara could leave to somebody already in the scene.
      Names that are not needed again fill a reader’s memory, first on page 9
    `,
  ],
  nearDuplicateCues: [
    `
      The cues MARGRET and MARGARET differ by one letter
      MARGRET has one speech, MARGARET has one speech.
        1: I am in.
        1: Come in.
      If they are one person, give both cues one spelling; if two, rename Margaret so that no reader takes one for the other.
      Two cues on page 9 read as one person, or one as two
    `,
  ],
  leadSilentLong: [
    `
      Ann says nothing for 16 pages
      Ann speaks on page 1 and not again until page 17.
        1: I am off.
        17: It is late by 1 now.
      Look at pages 1 to 17: a line, a decision or a mention of Ann there keeps the story in the lead’s hands.
      Between page 9 a reader may wonder whose story it is
    `,
  ],
  leadSpeaksLate: [
    `
      Ann, who speaks most, is first heard on page 13
      The first speech of the lead comes on page 13.
        13: It is late by 1 now.
      Check whether the pages before 13 make the reader ask for Ann; if not, begin nearer to the entrance.
      Up to page 9 a reader follows somebody else and has to change over
    `,
  ],
  leadSpeaksHalf: [
    `
      Ada speaks 90% of all words
      The other 5 speakers share what is left.
        1: I have a good deal to say about that.
        1: I have a good deal to say about that.
      Take Ada’s longest speech, on page 1, and see what the listener could say instead.
      The others have little room to be anybody, as on page 9
    `,
  ],
  longSpeech: [
    `
      Ann speaks 121 words in one go on page 1
      One speech runs over 120 words, the longest to 121.
        1: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word
      Find the sentence in Ann’s speech that the scene can’t do without, and let the other answer, object or leave around it.
      Nobody else in the scene has a say on page 9
    `,
  ],
  manyParentheticals: [
    `
      100% of speeches carry a parenthetical
      20 of 20 speeches tell the actor how to say the line.
        1: (softly)
        1: (softly)
        2: (softly)
      Read pages 1 and 2 without them; keep those that reverse the meaning of the words.
      Actors are told what the lines should tell them, as on page 9
    `,
  ],
  exclamations: [
    `
      100% of speeches have an exclamation mark
      20 of 20 speeches are marked as loud, so that none of them stands out.
        1: Come in!
        1: Come in!
        1: Come in!
      Keep the mark where somebody is really shouting; elsewhere let the words do it.
      Where so many lines are raised, as on page 9, none sounds loud
    `,
  ],
  talkWithoutAction: [
    `
      520 words of talk without a line of action
      From page 1 to page 4 nothing is seen between the speeches.
        1: I have ten words to say to you, no more.
        4: I have ten words to say to you, no more.
      Give the stretch from page 1 one thing that happens: something picked up, put down, or left undone.
      For a stretch on page 9 there is nothing to look at
    `,
  ],
  unusualLength: [
    `
      70 pages, under 85
      Produced features run 82 to 154 pages between the 5th and the 95th percentile, 115 in the middle.
        1: INT. HALL - DAY
        1: INT. HALL - DAY
      See which key scene could be lived through rather than reported.
      The page count is read before the first line is
    `,
    `
      137 pages, over 130
      Produced features run 82 to 154 pages between the 5th and the 95th percentile, 115 in the middle.
        1: INT. HALL - DAY
        1: INT. HALL - DAY
      Begin with the scenes that neither bring anybody new nor change anything: they are the cheapest pages to lose.
      The page count is read before the first line is
    `,
  ],
  cameraTerms: [
    `
      24.4 camera terms a page
      4 paragraphs of action direct the camera or say “we see”.
        1: We see the sea.
        1: CLOSE ON the boat.
        1: The camera follows her.
      Rewrite page 1 as what is there to see; the shot follows by itself.
      The camera steps between reader and story on page 9
    `,
  ],
  manyLocations: [
    `
      11.5 places a page, by heading
      10 different headings in 0.9 pages, at ten locations.
        1: INT. BANK - DAY
        1: INT. GARAGE - DAY
        1: INT. PRISON - DAY
      See whether Bank (page 1), Garage (page 1) and Prison (page 1) could share a place that the script already has: each place is a day of moving.
      A producer counts company moves, beginning on page 9
    `,
  ],
  singleUseLocations: [
    `
      100% of the places are used once
      8 of 8 places never return: Room 1, Room 2, Room 3 and Room 4 and others.
        1: INT. ROOM 2 - DAY
        1: INT. ROOM 4 - DAY
        1: INT. ROOM 7 - DAY
      A place that returns lets the reader see what has changed. Ask whether a later scene could come back to Room 1.
      Places are learned and dropped, as on page 9, and none gathers meaning
    `,
  ],
  doubledWords: [
    `
      Two words are doubled by a slip
      “the the” on page 1.
        1: She opens the the door and leaves.
      “to to” on page 1.
        1: Go to to the window.
      Correct page 1; a reader takes such slips for haste.
      A reader trips on page 9 and thinks of the typing
    `,
    `
      A word is doubled by a slip
      “the the” on page 1.
        1: She is in the the car.
      Correct page 1; a reader takes such slips for haste.
      A reader trips on page 9 and thinks of the typing
    `,
  ],
  wakingOpening: [
    `
      The script opens on somebody waking
      The first scene begins with waking or an alarm, on page 1.
        1: An alarm clock rings. Ann turns.
      Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.
      The first image, on page 9, is one that readers have met in other scripts
    `,
    `
      The script opens on somebody waking
      The first scene begins with waking or an alarm, on page 1.
        1: Ann sits up in bed.
      Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.
      The first image, on page 9, is one that readers have met in other scripts
    `,
  ],
  longSilence: [
    `
      Nobody speaks for 8 pages
      Between page 5 and page 13 there is no dialogue.
        5: So it is.
        13: It is late by 1 now.
      If the silence is the point, make each of its pages turn on something; if not, page 9 is the place for a voice.
      Around page 9 nobody is heard, and the page must hold by pictures alone
    `,
  ],
  sceneOverFivePages: [
    `
      One scene over five pages
      The longest is scene 1, Hall, with 6.9 pages.
        1: INT. HALL - DAY
      See whether scene 1 turns in its middle; if it does not, it may be two scenes or half of one.
      Attention has to be won twice within the scene on page 9
    `,
  ],
  longActionParagraph: [
    `
      One paragraph of action over 90 words
      The longest has 91 words, on page 1.
        1: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word
      Break page 1 where the eye would move: one image a paragraph.
      The eye skips on page 9: a block of action is where readers begin to skim
    `,
    `
      Two paragraphs of action over 90 words
      The longest has 99 words, on page 1.
        1: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word
        1: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word
      Break page 1 where the eye would move: one image a paragraph.
      The eye skips on page 9: a block of action is where readers begin to skim
    `,
  ],
  namesAlike: [
    `
      Milly and Moira look alike on the page
      Same first letter, same length: Milly and Moira, Milly and Maria and Moira and Maria.
        1: I am in.
        1: So am I.
      A reader skims cues: another first letter for Moira costs nothing.
      A reader takes one for the other from page 9 on
    `,
  ],
  adverbs: [
    `
      285.7 words in -ly in 1,000 words of action
      120 in all, against 12 in 1,000, which half of produced scripts pass.
        1: She slowly turns and quietly sits down.
        2: She slowly turns and quietly sits down.
        2: She slowly turns and quietly sits down.
      Where a stronger verb says it, let the verb say it.
      The verbs do not carry the picture by themselves on page 9
    `,
  ],
  headingsWithoutTime: [
    `
      100% of headings give no time of day
      5 of 5 headings.
        1: INT. ROOM 2
        1: INT. ROOM 3
        1: INT. ROOM 4
      Add the time of day on page 1 and the others, or CONTINUOUS where the scene before runs on: a schedule is made from headings.
      Nobody who plans a shoot knows the hour on page 9
    `,
  ],
  misspelledPlace: [
    `
      TERMNIAL and TERMINAL look like one place spelt two ways
      TERMNIAL stands in one heading, TERMINAL in two headings.
        1: INT. FERRY TERMNIAL - NIGHT
        1: INT. FERRY TERMINAL - DAY
      Give page 1 the other spelling, or a breakdown will list two sets.
      If TERMNIAL and TERMINAL are two places, one of them deserves a name that nobody can misread.
      One place on page 9 goes into a breakdown as two
    `,
    `
      TERMNIAL and TERMINAL look like one place spelt two ways
      TERMNIAL stands in one heading, TERMINAL in one heading.
        1: INT. FERRY TERMNIAL - NIGHT
        1: INT. FERRY TERMINAL - DAY
      Give page 1 the other spelling, or a breakdown will list two sets.
      If TERMNIAL and TERMINAL are two places, one of them deserves a name that nobody can misread.
      One place on page 9 goes into a breakdown as two
    `,
  ],
  insideOutside: [
    `
      Ruth's Kitchen is headed EXT, though it lies inside
      Ruth's Kitchen, scene 3 on page 1, is a place inside and has the other heading in scene 1.
        1: EXT. RUTH'S KITCHEN - NIGHT
        1: INT. RUTH'S KITCHEN - DAY
      Head page 1 INT, or say in the heading from where we look: a schedule sorts by INT and EXT first.
      If scene 3 is watched through a window, or Ruth's Kitchen is a set within the story, the heading may stand.
      A crew reading the heading on page 9 would set up on the wrong side of the wall
    `,
    `
      Market Street is headed INT, though it lies outside
      Market Street, scene 1 on page 1, is a place outside.
        1: INT. MARKET STREET - DAY
      Head page 1 EXT, or say in the heading from where we look: a schedule sorts by INT and EXT first.
      If scene 1 is watched through a window, or Market Street is a set within the story, the heading may stand.
      A crew reading the heading on page 9 would set up on the wrong side of the wall
    `,
    `
      Attic is headed EXT, though it lies inside
      Attic, scene 1 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Attic, scene 2 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Attic, scene 3 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Attic, scene 4 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Attic, scene 5 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Attic, scene 6 on page 1, is a place inside.
        1: EXT. ATTIC - DAY
      Head page 1 INT, or say in the heading from where we look: a schedule sorts by INT and EXT first.
      If scene 1 is watched through a window, or Attic is a set within the story, the heading may stand.
      A crew reading the heading on page 9 would set up on the wrong side of the wall
    `,
  ],
  continuousTimeJump: [
    `
      Scene 3 runs on from day into night
      Porch on page 1 follows without a break on Stairs, which plays by day, and is headed night.
        1: INT. STAIRS - CONTINUOUS
        1: EXT. PORCH - NIGHT (CONTINUOUS)
      Choose for page 1: either the scene runs on and it is still day, or time has passed and the heading should not say that it runs on.
      If Porch lies in another time zone, say so in the heading of scene 3.
      On page 9 a reader can’t tell how much time has gone by
    `,
    `
      Scene 2 runs on from night into day
      Hall - Moments Later on page 1 follows without a break on Hall, which plays by night, and is headed day.
        1: INT. HALL - NIGHT
        1: INT. HALL - MOMENTS LATER - DAY
      Choose for page 1: either the scene runs on and it is still night, or time has passed and the heading should not say that it runs on.
      If Hall - Moments Later lies in another time zone, say so in the heading of scene 2.
      On page 9 a reader can’t tell how much time has gone by
    `,
  ],
  lightAgainstHeading: [
    `
      Scene 1 is headed day, but its light says otherwise
      Lake on page 1 is headed day; the action has moonlight.
        1: EXT. LAKE - DAY
        1: Moonlight lies on the water.
      Bring heading and page together in one scene, on page 1.
      If Lake has a light of its own, or the words on page 1 are not meant literally, nothing is wrong.
      Heading and action light the scene on page 9 differently
    `,
    `
      Scene 1 is headed night, but its light says otherwise
      Office on page 1 is headed night; the action has sunlight.
        1: INT. OFFICE - NIGHT
        1: Sunlight falls across the desk.
      Bring heading and page together in one scene, on page 1.
      If Office has a light of its own, or the words on page 1 are not meant literally, nothing is wrong.
      Heading and action light the scene on page 9 differently
    `,
  ],
  openFlashback: [
    `
      The flashback on page 1 is begun and never ended
      Page 1 begins a flashback, and no later line ends it.
        1: BEGIN FLASHBACK:
      Mark where the flashback of page 1 ends: a reader who has lost the present reads on in the wrong time.
      If the script means to stay in that flashback from page 1 to its last, the opening line alone may do.
      From page 9 on a reader may not know which time it is
    `,
    `
      The flashback on page 1 is begun and never ended
      Page 1 begins a flashback; before it ends, page 1 begins another.
        1: BEGIN FLASHBACK:
        1: BEGIN DREAM
      Page 1 begins a dream, and no later line ends it.
        1: BEGIN DREAM
      Mark where the flashback of page 1 ends: a reader who has lost the present reads on in the wrong time.
      If the script means to stay in that flashback from page 1 to its last, the opening line alone may do.
      From page 9 on a reader may not know which time it is
    `,
  ],
  goneButSpeaks: [
    `
      Vale goes on page 1 and speaks on in the room
      Vale leaves on page 1 and speaks again in the same scene, on page 1, without having come back.
        1: Vale walks out.
        1: I heard that.
      On page 1, move the exit behind the last line, bring the person back, or mark the speech (O.S.).
      If Vale calls back from the door on page 1, (O.S.) behind the cue says so.
      On page 9 a reader looks up to see who is still in the room
    `,
    `
      Vale goes on page 1 and speaks on in the room
      Vale leaves on page 1 and speaks again in the same scene, on page 1, without having come back.
        1: Then Vale slowly leaves the house, closing the door behind him.
        1: No.
      On page 1, move the exit behind the last line, bring the person back, or mark the speech (O.S.).
      If Vale calls back from the door on page 1, (O.S.) behind the cue says so.
      On page 9 a reader looks up to see who is still in the room
    `,
  ],
  sameCueTwice: [
    `
      Ines has two cues on end on page 1
      On page 1 one speech of Ines follows on another, with nothing between them.
        1: You never asked.
        1: I did, twice.
      On page 1, see whether a reply was lost, whether the second cue names the wrong person, or whether the two are one speech.
      If Ines pauses between the two on page 1, a line of action or (beat) shows it.
      A missing line is suspected on page 9
    `,
  ],
  introducedForNothing: [
    `
      Helen Shaw is introduced by name and age, and not met again
      Helen Shaw comes in on page 1, never speaks, and is not named again.
        1: HELEN SHAW
      Give Helen Shaw something to do after page 1, or take away the name and the age: a reader stores both.
      If Helen Shaw is only there to fill the room on page 1, what they do is enough; they need no name.
      A name and an age on page 9 promise somebody who never comes back
    `,
    `
      Helen Shaw is introduced by name and age, and not met again
      Helen Shaw comes in on page 1, never speaks, and is not named again.
        1: HELEN SHAW
      Give Helen Shaw something to do after page 1, or take away the name and the age: a reader stores both.
      If Helen Shaw is only there to fill the room on page 1, what they do is enough; they need no name.
      A name and an age on page 9 promise somebody who never comes back
    `,
  ],
  nameNeverSpoken: [
    `
      Nobody says the name Ruth
      Ruth has eleven speeches from page 1 to page 2, and no line of dialogue holds the name: who only watches and listens does not learn it.
        1: RUTH, 40, counts the till.
      Let one person call Ruth by name near page 1, where an audience first asks who this is.
      If a door, a letter or a caption shows the name of Ruth, or namelessness is the point, leave it.
      An audience, which reads no cues, is never told the name that stands on page 9
    `,
  ],
  misspelledName: [
    `
      Micheal looks like a slip for Michael
      Micheal stands on page 1; elsewhere the name is written MICHAEL, five times in action and dialogue.
        1: Ruth waves at Micheal from the gate.
      Search for Micheal and put Michael in its place on page 1.
      If Micheal is somebody else, a name less like Michael would keep readers from stumbling.
      A stranger seems to turn up on page 9
    `,
  ],
  ageStatedTwice: [
    `
      Martin is 34 on page 1 and 37 on page 1
      Page 1 makes Martin 34, page 1 makes Martin 37, and no heading or caption lets years go by between them.
        1: MARTIN HALE (34) sorts bolts.
        1: Martin, 37, sleeps in the truck.
      Decide how old Martin is and correct page 1; casting reads this number first.
      If Martin lies about it, or time passes that only the action shows, both numbers may be right.
      Casting gets two answers on page 9
    `,
    `
      Martin is 34 on page 1 and 36 on page 1
      Page 1 makes Martin 34, page 1 makes Martin 36 in dialogue, and no heading or caption lets years go by between them.
        1: MARTIN (34) sorts bolts.
        1: I'm thirty-six.
      Decide how old Martin is and correct page 1; casting reads this number first.
      If Martin lies about it, or time passes that only the action shows, both numbers may be right.
      Casting gets two answers on page 9
    `,
  ],
  kinCountedTwice: [
    `
      Ruth counts the family two ways
      Ruth speaks of two brothers and three brothers, on page 1.
        1: I have two brothers.
        1: My three older brothers built this.
      Make page 1 agree, or let somebody catch Ruth in the lie.
      If Ruth is lying, or there has been a death or a birth between, it is no slip.
      The family does not add up on page 9
    `,
    `
      Ruth counts the family two ways
      Ruth speaks of an only child and a sister, on page 1.
        1: I'm an only child.
        1: Ask my sister.
      Make page 1 agree, or let somebody catch Ruth in the lie.
      If Ruth is lying, or there has been a death or a birth between, it is no slip.
      The family does not add up on page 9
    `,
  ],
  weaponNeverUsed: [
    `
      The revolver of page 1 is never used and never mentioned again
      A revolver is shown on page 1; after page 1 nobody holds, fires or speaks of a weapon.
        1: In it lies a revolver.
      Either let the revolver matter once more after page 1, if only by staying in its place, or take it out of page 1.
      If the revolver only tells us who its owner is, page 1 has done its work.
      A promise made on page 9 is still waiting at the end
    `,
  ],
  weaponFromNowhere: [
    `
      The pistol of page 3 comes from nowhere
      Page 3 is the first to show a pistol, in the last quarter of the script, and it is aimed or fired; no page before it shows or mentions a weapon, or anybody who would carry one.
        3: Dov draws a pistol and aims it at her.
      Let us see the pistol, its drawer or its owner once before page 3, in a scene that is about something else.
      If the shock of the pistol on page 3 is the point, ask only whether it also feels possible.
      On page 9 a reader asks where that came from instead of what it will do
    `,
  ],
  closeUpForNothing: [
    `
      A close-up on the key, page 1, that nothing comes back to
      Page 1 asks us to look closely at the key; nothing before or after shows or mentions it.
        1: CLOSE ON a brass key.
      A close-up is a promise. Bring back the key, or let page 1 look from further off.
      If the key returns under another word, the close-up is earned.
      What is pointed at on page 9 is remembered, and nothing comes of it
    `,
    `
      A close-up on the pendant, page 1, that nothing comes back to
      Page 1 asks us to look closely at the pendant; nothing before or after shows or mentions it.
        1: INSERT - THE PENDANT of her mother.
      Page 1 asks us to look closely at the lighter; nothing before or after shows or mentions it.
        1: C.U. Ruth’s lighter.
      A close-up is a promise. Bring back the pendant and the lighter, or let page 1 look from further off.
      If the pendant returns under another word, the close-up is earned.
      What is pointed at on page 9 is remembered, and nothing comes of it
    `,
  ],
  innerStates: [
    `
      Three lines of action tell what somebody thinks or knows
      “Ruth remembers” on page 1 stands in the action, where an audience cannot read it.
        1: Ruth remembers the summer at the lake.
      “Dov knows that” on page 1 stands in the action, where an audience cannot read it.
        1: Dov knows that she is lying.
      “He wonders whether” on page 1 stands in the action, where an audience cannot read it.
        1: He wonders whether to tell her about the house.
      On page 1, write what a face, a hand or a choice gives away; in 0.3 pages three such lines can all become something to play.
      If the line on page 1 only names what the actor will play, a reader may let it pass.
      A screen can’t show what a reader is told on page 9
    `,
  ],
};
