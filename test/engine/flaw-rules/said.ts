/** What each rule says of its own examples, in order: title, each point with its places ('page: quote'), advice where a point does not say it, what would make it none, cost. As long as the rules are many. */
export const said: Readonly<Record<string, readonly string[]>> = {
  missingPages: [],
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
      76 pages, where 19 of 20 produced features have 82 or more
      Half of them have more than 115.
        1: INT. HALL - DAY
        1: INT. HALL - DAY
      Its length stands out among features
    `,
    `
      162 pages, where 19 of 20 produced features have 154 or fewer
      Half of them have more than 115.
        1: INT. HALL - DAY
        1: INT. HALL - DAY
      Its length stands out among features
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
  cueInAction: [
    `
      A speech runs into the action
      Page 1: “ANN Dust …” stands in the action; as a speech it needs ANN on a line of its own.
        1: begins to glow. ANN Dust is gathering.
      An actor misses the line on page 9
    `,
    `
      A speech runs into the action
      Page 1: “ANN I …” stands in the action; as a speech it needs ANN on a line of its own.
        1: ANN I know you.
      An actor misses the line on page 9
    `,
  ],
  doubledWords: [
    `
      A word is typed twice
      Page 1: “the the” should be “the”.
        1: She opens the the door and leaves.
      Page 1: “to to” should be “to”.
        1: Go to to the window.
      A reader trips on page 9 and thinks of the typing
    `,
    `
      A word is typed twice
      Page 1: “the the” should be “the”.
        1: She is in the the car.
      A reader trips on page 9 and thinks of the typing
    `,
    `
      A word is typed twice
      Page 1: “to his to his” should be “to his”.
        1: holds it up to his to his face.
      A reader trips on page 9 and thinks of the typing
    `,
  ],
  wakingOpening: [
    `
      The script opens on somebody waking
      The first scene begins with waking or an alarm, on page 1.
        1: An alarm clock rings.
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
  namesAlike: [
    `
      Greek and Greer look alike on the page
      Same first letter, and no more than two others apart: Greek and Greer.
        1: I am in.
        1: Come in.
      A reader skims cues: another first letter for Greer costs nothing.
      Two names, first on page 9, are easily taken for each other
    `,
    `
      Dewey and Derek look alike on the page
      Same first letter, and no more than two others apart: Dewey and Derek.
        1: I am in.
        1: Come in.
      A reader skims cues: another first letter for Derek costs nothing.
      Two names, first on page 9, are easily taken for each other
    `,
  ],
  misspelledWords: [
    `
      Words are misspelled
      Page 1: “recieves” should be “receives”.
        1: She recieves a letter and
      Page 1: “teh” should be “the”.
        1: and runs through teh door.
      The spelling on page 9 makes a reader look for more
    `,
    `
      Words are misspelled
      Page 1: “surveilliance” should be “surveillance”.
        1: The surveilliance van waits.
      The spelling on page 9 makes a reader look for more
    `,
  ],
  strayMarks: [
    `
      Marks are left over or alone
      Page 1: “waits,,” should be “waits,”.
        1: She waits,, then goes. It
      Page 1: “Ann’s’s” should be “Ann’s”.
        1: goes. It is Ann’s’s turn. The motorists’s
      Page 1: “motorists’s” should be “motorist’s” or “motorists’”.
        1: Ann’s’s turn. The motorists’s boat.
      The marks on page 9 make a reader look for more
    `,
    `
      Marks are left over or alone
      Page 1: “her’s” should be “hers”.
        1: The book is her’s.
      Page 1: “U,S,” should be “U.S.”.
        1: comes from the U,S, and I know,
      Page 1: “know,” should be “know.” or “know --”.
        1: U,S, and I know,
      The marks on page 9 make a reader look for more
    `,
    `
      Marks are left over or alone
      Page 1: “assignments's” should be “assignment’s”.
        1: The assignments's already done.
      The marks on page 9 make a reader look for more
    `,
    `
      Marks are left over or alone
      Page 1: “two beer’s” should be “two beers”.
        1: She pours two beer’s from the tap.
      The marks on page 9 make a reader look for more
    `,
    `
      Marks are left over or alone
      Page 1: “SMOKING"” should be “" … SMOKING"”.
        1: the sign: NO SMOKING" it says.
      The marks on page 9 make a reader look for more
    `,
  ],
  lostWords: [
    `
      Words are lost or left over
      Page 1: “the at” are two words that do not follow each other.
        1: strapped down to the at the edge of
      Page 1: “should told” should be “should tell” or “should have told”.
        1: You should told them. He can
      Page 1: “can goes” should be “can go”.
        1: told them. He can goes now.
      A reader has to guess the word that is missing on page 9
    `,
    `
      Words are lost or left over
      Page 1: “manages to finds” should be “manages to find”.
        1: He manages to finds a boat.
      A reader has to guess the word that is missing on page 9
    `,
    `
      Words are lost or left over
      Page 1: “the a” should be “the” or “a”.
        1: She sits on the a chair.
      Page 1: “had tell” should be “had to tell” or “had told”.
        1: But I had tell him. You may
      Page 1: “may of course to leave” should be “may of course leave”.
        1: tell him. You may of course to leave.
      A reader has to guess the word that is missing on page 9
    `,
    `
      Words are lost or left over
      Page 1: “begins to looks” should be “begins to look”.
        1: He begins to looks around in comparison
      Page 1: “in comparison the” should be “in comparison to the”.
        1: to looks around in comparison the rest.
      A reader has to guess the word that is missing on page 9
    `,
    `
      Words are lost or left over
      Page 1: “tries open” should be “tries to open”.
        1: He tries open it. She rises
      Page 1: “from of” should be “from” or “out of”.
        1: it. She rises from of her seat and
      Page 1: “looks up him” should be “looks up at him”.
        1: her seat and looks up him.
      Page 1: “going see” should be “going to see”.
        1: I am never going see it.
      A reader has to guess the word that is missing on page 9
    `,
  ],
  agreement: [
    `
      Words do not agree with their sentence
      Page 1: “She give” should be “She gives”.
        1: She give him a slap.
      Page 1: “They enters” should be “They enter”.
        1: him a slap. They enters the hall. A
      Page 1: “A gentlemen” should be “A gentleman”.
        1: enters the hall. A gentlemen waits.
      Page 1: “Ann walk” should be “Ann walks”.
        1: Ann walk away.
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “Ann and Bo walks” should be “Ann and Bo walk”.
        1: Ann and Bo walks away.
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “Ann drag” should be “Ann drags”.
        1: As Ann drag the boat away
      Page 1: “she wait” should be “she waits”.
        1: At the gate, she wait. It take a
      Page 1: “It take” should be “It takes”.
        1: gate, she wait. It take a while.
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “a steps” should be “a step”.
        1: She takes a steps back.
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “various street” should be “various streets”.
        1: are maps of various street. One of the
      Page 1: “One of the wheel” should be “One of the wheels”.
        1: of various street. One of the wheel turns. Three year
      Page 1: “Three year” should be “Three years”.
        1: the wheel turns. Three year later they are
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “Ann’s looks” should be “Ann looks”.
        1: Ann’s looks at the gate.
      The grammar on page 9 makes a reader look for more
    `,
    `
      Words do not agree with their sentence
      Page 1: “The boys grabs” should be “The boys grab” or “The boy grabs”.
        1: The boys grabs their plates. She
      Page 1: “tears rolls” should be “tears roll”.
        1: She turns as tears rolls down her cheek.
      The grammar on page 9 makes a reader look for more
    `,
  ],
  wordMixUps: [
    `
      Words are taken for others
      Page 1: “it’s own” should be “its own”.
        1: gate hangs on it’s own. She walks passed
      Page 1: “walks passed the” should be “walks past the”.
        1: it’s own. She walks passed the house.
      Page 1: “Your gonna” should be “You’re gonna”.
        1: Your gonna love it more
      Page 1: “more then the” should be “more than the”.
        1: gonna love it more then the sea.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “a orange” should be “an orange”.
        1: He wears a orange coat.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “unphased” should be “unfazed”.
        1: She is unphased. The hanger doors
      Page 1: “hanger doors” should be “hangar doors”.
        1: is unphased. The hanger doors close.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “he sand” should be “the sand”.
        1: He digs into he sand. She finds and
      Page 1: “and old” should be “an old”.
        1: sand. She finds and old lamp.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “takes a peak” should be “takes a peek”.
        1: He takes a peak at it. That
      Page 1: “year’s ago” should be “years ago”.
        1: That was ten year’s ago. They go with
      Page 1: “with out her” should be “without her”.
        1: ago. They go with out her, from no where.
      Page 1: “no where” should be “nowhere”.
        1: out her, from no where.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “flea towards” should be “flee towards”.
        1: The guests flea towards the exits.
      Page 1: “all do respect” should be “all due respect”.
        1: With all do respect, I have a
      Page 1: “a another” should be “another”.
        1: respect, I have a another plan.
      The wrong word on page 9 makes a reader look for more
    `,
    `
      Words are taken for others
      Page 1: “though the” should be “through the”.
        1: They walk though the door. It is
        1: A light comes though the window.
      Page 1: “Your on” should be “You’re on”.
        1: Your on the wrong side
      The wrong word on page 9 makes a reader look for more
    `,
  ],
  misspelledPlace: [
    `
      TERMNIAL and TERMINAL look like one place spelt two ways
      TERMNIAL stands in one heading, TERMINAL in two headings.
        1: INT. FERRY TERMNIAL - NIGHT
        1: INT. FERRY TERMINAL - DAY
      Write it in one way everywhere, or a breakdown will list two sets; the rarer spelling stands on page 1.
      If TERMNIAL and TERMINAL are two places, one of them deserves a name that nobody can misread.
      One place on page 9 goes into a breakdown as two
    `,
    `
      TERMNIAL and TERMINAL look like one place spelt two ways
      TERMNIAL stands in one heading, TERMINAL in one heading.
        1: INT. FERRY TERMNIAL - NIGHT
        1: INT. FERRY TERMINAL - DAY
      Write it in one way everywhere, or a breakdown will list two sets; the rarer spelling stands on page 1.
      If TERMNIAL and TERMINAL are two places, one of them deserves a name that nobody can misread.
      One place on page 9 goes into a breakdown as two
    `,
    `
      BOATYARD and BOAT YARD look like one place spelt two ways
      BOATYARD stands in one heading, BOAT YARD in one heading.
        1: EXT. BOATYARD - NIGHT
        1: EXT. BOAT YARD - DAY
      Write it in one way everywhere, or a breakdown will list two sets; the rarer spelling stands on page 1.
      If BOATYARD and BOAT YARD are two places, one of them deserves a name that nobody can misread.
      One place on page 9 goes into a breakdown as two
    `,
    `
      TOOLSHED and TOOL SHED look like one place spelt two ways
      TOOLSHED stands in one heading, TOOL SHED in one heading.
        1: INT. MILL - TOOLSHED - NIGHT
        1: INT. MILL - TOOL SHED - DAY
      Write it in one way everywhere, or a breakdown will list two sets; the rarer spelling stands on page 1.
      If TOOLSHED and TOOL SHED are two places, one of them deserves a name that nobody can misread.
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
      Page 9 is headed for the wrong side of the wall
    `,
    `
      Market Street is headed INT, though it lies outside
      Market Street, scene 1 on page 1, is a place outside.
        1: INT. MARKET STREET - DAY
      Head page 1 EXT, or say in the heading from where we look: a schedule sorts by INT and EXT first.
      If scene 1 is watched through a window, or Market Street is a set within the story, the heading may stand.
      Page 9 is headed for the wrong side of the wall
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
      Hall on page 1 follows without a break on Hall, which plays by night, and is headed day.
        1: INT. HALL - NIGHT
        1: INT. HALL - MOMENTS LATER - DAY
      Choose for page 1: either the scene runs on and it is still night, or time has passed and the heading should not say that it runs on.
      If Hall lies in another time zone, say so in the heading of scene 2.
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
  misspelledName: [
    `
      Names are misspelled
      Page 1: “Micheal” should be “Michael”.
        1: Ruth waves at Micheal from the gate.
      A stranger seems to turn up on page 9
    `,
    `
      Names are misspelled
      Page 1: “Kate” should be “Katie”.
        1: Kate looks up.
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
    `
      Martin is 34 on page 1 and 33 on page 1
      Page 1 makes Martin 34, page 1 makes Martin 33 in dialogue, and no heading or caption lets years go by between them.
        1: MARTIN (34) sorts bolts.
        1: Ruth, I'm 33 years old!
      Decide how old Martin is and correct page 1; casting reads this number first.
      If Martin lies about it, or time passes that only the action shows, both numbers may be right.
      Casting gets two answers on page 9
    `,
  ],
  nameTwoWays: [
    `
      Are Strata and Stratus one person?
      Strata has one speech and Stratus 4, and the two never speak in one scene.
        1: Here.
        1: Next.
      If they are one, write Stratus wherever Strata stands.
      If Strata is somebody else, a name less like Stratus keeps readers from asking.
      On page 9 a reader asks who this is
    `,
    `
      Are Rodger and Roger one person?
      Rodger stands in the text one time, Roger eight times, and no cue is Rodger’s.
        1: She waves at Rodger.
        1: Next.
      If they are one, write Roger wherever Rodger stands.
      If Rodger is somebody else, a name less like Roger keeps readers from asking.
      On page 9 a reader asks who this is
    `,
    `
      Are Stratus and Strata one person?
      Stratus stands in the text one time, Strata twice, and no cue is Stratus’s.
        1: They have Lieutenant Stratus on the line.
        1: RUTH STRATA waits.
      If they are one, write Strata wherever Stratus stands.
      If Stratus is somebody else, a name less like Strata keeps readers from asking.
      On page 9 a reader asks who this is
    `,
  ],
  innerStates: [
    `
      Three lines of action tell what somebody thinks or knows
      “Ruth regrets” on page 1 stands in the action, where an audience cannot read it.
        1: Ruth regrets the summer at the lake.
      “Dov knows that” on page 1 stands in the action, where an audience cannot read it.
        1: Dov knows that she is lying.
      “He wonders whether” on page 1 stands in the action, where an audience cannot read it.
        1: He wonders whether to tell her about the house.
      On page 1, write what a face, a hand or a choice gives away; in 0.3 pages three such lines can all become something to play.
      If the line on page 1 only names what the actor will play, a reader may let it pass.
      A screen can’t show what a reader is told on page 9
    `,
  ],
  stockActions: [
    `
      The action leans on “hesitates”
      “hesitates” stands in the action 14 times, first on pages 1, 2 and 3, last on page 15; in as many words 19 of 20 produced scripts have it three times at most.
        1: She hesitates.
        2: She hesitates.
        3: She hesitates.
        15: She hesitates.
      Search for each and keep those that a scene cannot do without.
      A reader begins to count the same words from page 9 on
    `,
    `
      The action leans on “look at each other” and “nods”
      “look at each other” stands in the action 20 times, first on pages 1 and 2, last on page 17; in as many words 19 of 20 produced scripts have it five times at most.
        1: She and Ben look at each other.
        1: She and Ben look at each other.
        2: She and Ben look at each other.
        17: She and Ben look at each other.
      “nods” stands in the action 42 times, first on pages 17 and 18, last on page 37; in as many words 19 of 20 produced scripts have it 19 times at most.
        17: She nods.
        18: She nods.
        18: She nods.
        37: She nods.
      Search for each and keep those that a scene cannot do without.
      A reader begins to count the same words from page 9 on
    `,
  ],
};
