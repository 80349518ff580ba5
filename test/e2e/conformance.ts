/**
 * What the product promises its users, clause by clause, with the tests that hold each: `file` is below test/, `title` as it stands in the
 * source. A promise without a test does not belong here. test/conformance.test.ts holds the list to the sources. One table, hence long.
 */

export interface Clause {
  readonly id: string;
  readonly promise: string;
  readonly heldBy: readonly { readonly file: string; readonly title: string }[];
}

interface Section {
  readonly name: string;
  /** Each with its tests as [file, title]. */
  readonly clauses: readonly (readonly [promise: string, ...tests: (readonly [file: string, title: string])[]])[];
}

const guards = 'web/app/guards.test.tsx';
const home = 'web/features/home/upload.test.tsx';
const paymentReturn = 'web/features/billing/payment-return.test.tsx';
const sample = 'web/features/sample/sample.test.tsx';
const accountScreens = 'web/features/account/screens.test.tsx';
const rememberedLogin = 'web/features/account/remembered-login.test.ts';
const homeWords = 'web/features/home/home-words.test.tsx';
const carousel = 'web/features/home/carousel.test.ts';
const pricing = 'web/features/billing/pricing.test.tsx';
const layout = 'e2e/layout.test.ts';
const progressScreen = 'web/features/upload/progress-screen.test.tsx';
const dashboard = 'web/features/dashboard/dashboard.test.tsx';
const menu = 'web/features/dashboard/menu.test.ts';
const reader = 'web/features/script-reader/script-reader.test.tsx';
const readerWords = 'web/features/script-reader/find-words.test.ts';
const readerInBrowser = 'e2e/script-reader.test.ts';
const blocks = 'web/blocks/block-view.test.tsx';
const session = 'web/features/account/session.test.ts';
const road = 'e2e/road.test.ts';
const guest = 'e2e/journeys/guest.test.ts';
const entryErrors = 'e2e/journeys/entry-errors.test.ts';
const pricesWithoutToken = 'e2e/journeys/pricing-without-token.test.ts';
const buyInRupees = 'e2e/journeys/buy-in-rupees.test.ts';
const buyInDollars = 'e2e/journeys/buy-in-dollars.test.ts';
const decline = 'e2e/journeys/decline.test.ts';
const unconfirmed = 'e2e/journeys/unconfirmed.test.ts';
const cancel = 'e2e/journeys/cancel.test.ts';
const uploadErrors = 'e2e/journeys/upload-errors.test.ts';
const wholeProgress = 'e2e/journeys/progress.test.ts';
const logout = 'e2e/journeys/logout.test.ts';
const expiry = 'e2e/journeys/expiry.test.ts';
const progress = 'web/features/upload/progress.test.ts';
const answersStore = 'web/features/dashboard/answers-store.test.ts';
const transport = 'web/api/transport.test.ts';
const surface = 'e2e/surface.test.ts';
const apiClient = 'web/api/api-client.test.ts';
const planTable = 'contract/plans.test.ts';
const providerAdapter = 'lambdas/adapters/card-provider.test.ts';

const sections: readonly Section[] = [
  {
    name: 'screens and routes',
    clauses: [
      ['/ leads to /login', [guards, 'is sent from %s to /login'], [guest, 'is asked to log in at %s']],
      [
        '/login and /signup are for guests; a user with a token goes on to /landing',
        [guards, 'may see %s'],
        [guards, 'is sent from %s to /landing'],
        [expiry, 'keeps its guards through reload and back'],
      ],
      [
        'a login leads to /landing, or to where the login came in between',
        [guards, 'never leads to another site'],
        [guards, 'leads a guest who wanted the prices through the login to them'],
        [pricesWithoutToken, 'are behind the login, which leads back to them, again when the cookies are gone'],
      ],
      [
        'without a token the chosen plan is carried to the login and back',
        [
          pricesWithoutToken,
          'carry a plan chosen with a session that has ended to the login, and mark it on the way back',
        ],
      ],
      [
        'the ten section routes need a token and show the home page at their section',
        [guards, 'is sent from %s to /login'],
        [guards, 'may open the section route %s, and its section is on the page'],
      ],
      [
        '/pricingPlans needs a token; /pricing besides no active payment',
        [guards, 'may open both pricing routes without an active payment, and only /pricingPlans with one'],
      ],
      [
        'an upload without an active plan leads to /pricingPlans',
        [home, 'leads to the prices without an active plan, whether a file is chosen, clicked for or analysed'],
        [
          buyInRupees,
          'is asked for before an upload, bought in rupees from India, receipted in them, and opens the upload',
        ],
      ],
      [
        '/uploading-progress needs a token and follows an upload',
        [guards, 'is sent from %s to /login'],
        [home, 'sends the file by the presigned form, marks the upload and goes to the progress screen'],
      ],
      [
        '/dashboard needs a token and an uploaded file, else /landing or /login',
        [guards, 'may open the dashboard with an uploaded file only, else goes to /landing'],
        [guards, 'is sent from %s to /login'],
      ],
      ['/payment/success and /payment/failed are open to all', [guards, 'may see %s']],
      ['an unknown path leads to /login', [guards, 'is sent from %s to /login']],
      [
        '/landing with a payment in its address handles the return',
        [paymentReturn, 'believes the three parameters only once the server has verified them, then shows /landing'],
      ],
      [
        '/welcome names plot, characters and script-to-screen problems, offers the free trial as the way to /sample, and shows the plans with their prices',
        [homeWords, 'name plot, characters and the way from script to screen, and link the free trial to the sample'],
        [homeWords, 'show a guest the plans at the deployment’s own prices, and carry the choice of one to the login'],
      ],
      [
        'guests see the public form of the home page at /welcome',
        [home, 'greets guests with Register and Login instead of the upload'],
      ],
      [
        '/sample shows everybody a full dashboard, read-only',
        [sample, 'shows a guest the dashboard of the Advanced plan without an account, a bell or a logout'],
        [sample, 'opens at any view by its address and keeps its links in the sample'],
        [guest, 'opens the sample at any view, without an account or a logout'],
      ],
    ],
  },
  {
    name: 'login and sign-up',
    clauses: [
      [
        'login has email, password that can be shown, Remember me, Forgot Password? and Sign up',
        [accountScreens, 'has its fields, its links and a password that can be shown'],
      ],
      [
        'the login button reads Logging in... and is disabled while it loads',
        [accountScreens, 'reads Logging in... and is disabled while it waits'],
      ],
      [
        'entering either screen clears an earlier error',
        [accountScreens, 'clears an earlier error when it is entered'],
      ],
      [
        'Remember me keeps email and password, the latter never in the clear',
        [accountScreens, 'remembers after a success when asked to, and fills the form the next time'],
        [rememberedLogin, 'gives back email and password, and stores the password only sealed'],
      ],
      [
        'sign-up has email, username, password that can be shown, the terms and the way to the login',
        [accountScreens, 'has its fields, a password that can be shown, the terms, and the way to the login'],
      ],
      [
        'sign-up leads to /login and logs nobody in',
        [entryErrors, 'asks for the terms, sends nothing until they are ticked, and logs nobody in'],
        [accountScreens, 'goes to /login after a success and logs nobody in'],
      ],
      [
        'the sign-up button reads Creating account... while it loads',
        [accountScreens, 'reads Creating account... while it waits, then shows the server’s sentence or its own'],
      ],
    ],
  },
  {
    name: 'home',
    clauses: [
      [
        'top bar: brand and Home, Solutions, Platform, Resources, Pricing, Enterprise',
        [homeWords, 'begin with the brand and six links, each to its place'],
      ],
      ['hero: a file line and Analyze Script', [home, 'accepts PDF files only and says so']],
      [
        'how it works in four steps, features in six',
        [homeWords, 'tell how it works in four steps and what is looked at in six features'],
      ],
      [
        'sections on model and dataset, cultural adaptation, copyright, security and anti-plagiarism',
        [homeWords, 'speak of model and dataset, cultural adaptation, and copyright, security and anti-plagiarism'],
      ],
      [
        'technology: three sample report cards with an enjoyment score out of 10',
        [home, 'shows three report cards from the engine’s own analysis of the sample, each under its enjoyment score'],
      ],
      [
        'testimonials two at a time, paged by dots, the last page full; a before-and-after case study',
        [home, 'pages the stories two at a time, two on the last page as well, and calls them examples'],
        [carousel, 'shows two on every page, the last one too'],
      ],
      [
        'benefits: six tabs that begin with For, four cards',
        [homeWords, 'name the benefits under six tabs, each For somebody'],
      ],
      ['a benefit tab changes only the highlight', [home, 'changes only the highlight with a benefit tab']],
      [
        'footer with links, social links, Register and Login',
        [homeWords, 'end with links, social links, Register and Login'],
      ],
    ],
  },
  {
    name: 'pricing',
    clauses: [
      [
        'seven sample cards marked Capture Yourself, four plans with both prices, payment provider, We accept',
        [pricing, 'shows the seven sample cards, the four plans with both prices, and who processes the payment'],
      ],
      [
        'plans are fetched when the screen opens; the server’s prices win',
        [pricing, 'shows the server’s prices when they come'],
      ],
      ['the grid has four columns on a large screen', [layout, 'sets the plans in four columns on a large screen']],
    ],
  },
  {
    name: 'upload progress',
    clauses: [
      [
        'the links of the top bar are inert',
        [progressScreen, 'shows the links of the top bar without making them lead anywhere'],
      ],
      [
        'phases with their titles and texts',
        [progressScreen, 'goes through its phases with their texts to the count of what is ready'],
      ],
      [
        'the phases are played once, for a file that the bucket has taken and whose first bytes are a PDF’s',
        [
          progressScreen,
          'stays in Uploading Script while the first bytes in the bucket are not a PDF’s, until the service has refused or read it',
        ],
        [progressScreen, 'plays no upload again when it is reloaded while the reports are %s'],
        [progressScreen, 'plays no upload again on the way back from another screen, however far it had come'],
      ],
      ['the dial turns green when complete', [layout, 'turns the dial green when the upload is complete']],
      [
        'no success is told of where nothing was uploaded, or where the script was deleted meanwhile',
        [progressScreen, 'says at once that nothing was uploaded, and tells of no success'],
        [progressScreen, 'says that a script was deleted meanwhile, asks no more, and leaves it behind'],
      ],
      [
        'the list of scripts follows what is on its way and in the making',
        [
          'web/features/library/library.test.tsx',
          'follows a script that is in the making until its reports are there, without a reload',
        ],
        ['web/features/library/library.test.tsx', 'shows a script that arrives while the list is looked at'],
      ],
      [
        'the script is called analysed only when it is',
        [progressScreen, 'says that the script has been analysed only when all reports are ready'],
      ],
      [
        'Please wait... becomes Next, which leads to /dashboard; an early press raises the alert',
        [progressScreen, 'answers an early press with the alert, and goes to /dashboard when complete'],
        [
          wholeProgress,
          'an upload shows its phases, holds back an early press, keeps the details and leads to the dashboard',
        ],
      ],
      [
        'the drawer Add Script Details closes and opens, with its eight fields and the genres',
        [progressScreen, 'saves when it closes, opens again by its button, and offers the specified genres'],
      ],
      [
        'the fields’ sample text goes on focus and is never saved',
        [progressScreen, 'saves a changed field when it is left, once, and never its sample text'],
      ],
    ],
  },
  {
    name: 'payment results',
    clauses: [
      [
        '/payment/success says so and goes to /landing after 2 seconds',
        [paymentReturn, 'says so and goes to /landing after 2000 ms'],
      ],
      [
        '/payment/failed shows the error of the query, then of the state, then the default',
        [paymentReturn, 'shows the query’s error before the state’s, and the default without either'],
      ],
      [
        'a payment that nobody could confirm is never called failed, and can be asked about again',
        [
          unconfirmed,
          'a payment that could not be confirmed is not called failed, and stands as soon as it is asked about again',
        ],
        [
          paymentReturn,
          'never says that a payment failed which nobody could confirm: it stays at the address and checks again',
        ],
      ],
      ['Try Again leads to /pricing', [paymentReturn, 'tries again at /pricing']],
      [
        'an error at the return is stored and passed on in the navigation state',
        [paymentReturn, 'stores an error and passes it on in the navigation state; a reset forgets it'],
        [paymentReturn, 'is an error whatever else is there'],
      ],
      ['anything else is Invalid payment response', [paymentReturn, 'calls everything else an invalid response']],
    ],
  },
  {
    name: 'dashboard',
    clauses: [
      [
        'sidebar of 256 px, top bar of 64 px',
        [layout, 'gives the dashboard a sidebar of 256 px and a top bar of 64 px'],
      ],
      [
        'top bar: bell, username or User, picture with its fallback, Premium User or Free User',
        [dashboard, 'shows name, plan label and a stand-in picture in the top bar'],
        [dashboard, 'falls back to the stand-in when the picture does not load'],
      ],
      ['the sidebar’s menu by plan, basic when none is known', [menu, 'of plan %s is as specified']],
      [
        'Logout asks: Confirm Logout, Cancel, Logout',
        [dashboard, 'asks before it logs out'],
        [
          logout,
          'a logout asks first, leaves no cookie and no key but the remembered login and the theme, and is for good',
        ],
      ],
      [
        'it opens on Strength & Weakness, Strengths',
        [dashboard, 'opens on Strengths, with numbered findings, their page and their quote'],
      ],
      [
        'the middle panel is there for five menus only',
        [menu, 'that are always there are the specified ones, for the five views with a middle panel'],
        [dashboard, 'has no middle panel for %s'],
      ],
      [
        'sub-items of Strength & Weakness with their descriptions',
        [dashboard, 'shows the specified middle panel and moves between its sub-items by address'],
      ],
      [
        'the twelve ratings, each only if the answer has it, with its score',
        [menu, 'of the ratings can be all twelve, in their order'],
        [menu, 'of the ratings are those that the answers contain, with their score'],
      ],
      [
        'the first tonality sub-item takes the parsed bold title',
        [menu, 'of the tonality begin with the bold title of the answer, if it has one longer than 2 characters'],
      ],
      [
        'script potential lists the verdict and the parsed headings with their descriptions',
        [
          menu,
          'of the potential are the verdict and the headings that the answer has, with the specified descriptions',
        ],
      ],
      [
        'strengths and weaknesses are numbered, with bullets, and begin after the report’s own heading',
        [dashboard, 'opens on Strengths, with numbered findings, their page and their quote'],
      ],
      [
        'the summary shows Title, Writer, Genre, Logline, Summary',
        [dashboard, 'shows the specified middle panel and moves between its sub-items by address'],
      ],
      [
        'ratings as tables Short, Full Name, Score out of 10, Description, or one as a card',
        [dashboard, 'shows ratings as tables, and one rating as a card'],
      ],
      [
        'Success Prediction & Market Analysis with a big percentage',
        [dashboard, 'has no middle panel for %s'],
        [blocks, 'shows a percentage as a range'],
      ],
      [
        'character network, genre advice, cross-format evaluation and locations, each with its own parts',
        [sample, 'shows in %s each of the parts that belong to it'],
      ],
      [
        'every block kind that the views are made of is drawn',
        [blocks, 'of the kind %s is drawn with its title and its basis, without a complaint'],
      ],
      [
        'Generating Analysis over the whole screen while it loads',
        [dashboard, 'shows the animation over the whole screen until the first list'],
      ],
      [
        'the specified empty text of every view',
        [menu, 'says in its own specified words that a view has nothing'],
        [dashboard, 'shows the animation inside its view, and the specified empty text once nothing moves any more'],
      ],
      [
        'pages that tables, timelines and doubts about the reading name open the script there, too',
        ['web/blocks/named-places.test.tsx', 'lead from the cells of a table and the stretches of a timeline'],
        [reader, 'is a link in a doubt about the reading, too, and in the table of its speaking parts'],
        ['reports/run.test.ts', 'names in its tables only pages that the script has, by words that stand in the cell'],
      ],
      [
        'what stands behind a page end is cited by the page it stands on, and shown there',
        ['screenplay/scenes/page-turns.test.ts', 'are cited by the page they stand on, whoever quotes them'],
        [readerWords, 'goes on over a page end with a paragraph that does'],
      ],
      [
        'a share link is one of ten at most, and shows a reading without what it cost',
        [
          'lambdas/adapters/items.test.ts',
          'are never more than a script may have, however many are asked for at once; a revoked or expired one makes room',
        ],
        [
          'lambdas/use-cases/shares.test.ts',
          'opens with the overview, and every report with what a model reads, by name and not by cost',
        ],
      ],
      [
        'no screen is wider than 320 px, whatever its words',
        [layout, 'fits 320 px, as at a zoom of 400 % on 1280, also where a title is one word longer than the screen'],
      ],
      [
        'a plot fits a phone without scrolling sideways, every scene of a long script in it',
        [
          blocks,
          'fits a hundred scenes into the width of a phone: every one is there, as a bar whose height says its level',
        ],
      ],
      [
        'exports hold what a model read before what was counted',
        [
          'web/features/export/export.test.tsx',
          'holds what was read before what was counted, on paper and as markdown, with nothing folded',
        ],
      ],
      [
        'the evidence of every finding opens the script beside the report, at its page and line, the quote marked',
        [
          readerInBrowser,
          'evidence opens the script beside the report, the quote marked in it; Escape gives the focus back to the link',
        ],
        [
          readerWords,
          'of every finding about a script is marked word for word on the page and line that the finding names',
        ],
        [reader, 'whose words are nowhere in the script says so, and shows the page without a mark'],
      ],
      [
        'the script can be read there with its scenes and a search, by address, over a reload and by keyboard alone',
        [readerInBrowser, 'jumps to a scene and finds words, by keyboard alone'],
        [readerInBrowser, 'is closed by the browser’s back, and survives a reload with the same words marked'],
        [reader, 'counts what it finds, goes on with Enter and back with Shift+Enter, and round at the end'],
        [reader, 'lists every scene with its page, walks by arrow keys, and jumps'],
      ],
    ],
  },
  {
    name: 'states: session',
    clauses: [
      [
        'a start restores user, tokens and payment status from the cookies',
        [session, 'restores user, tokens and payment status from the cookies'],
      ],
      [
        'without a payment cookie the token’s plan counts, and is written down',
        [
          session,
          'takes the plan from the token when there is no payment cookie, with the current time, and writes it down',
        ],
        [session, 'takes no plan from a token that carries only half of one'],
      ],
      [
        'a payment whose return was interrupted is learnt from the server at the next start',
        [session, 'learns from the server of a payment whose return was interrupted'],
        [
          buyInRupees,
          'that was paid for counts at the next visit, though the way back from the provider was never finished',
        ],
      ],
      [
        'a cookie that can not be read is logged and reset to inactive',
        [session, 'logs and resets a payment cookie that can not be read, then asks the server'],
      ],
      [
        'a login stores user, tokens and payment status',
        [session, 'stores user, tokens and payment status, in the session and in the cookies'],
      ],
      [
        'a login without a payment status takes its plan for an active one, and is inactive without a plan',
        [
          session,
          'takes a plan for an active payment when no payment status comes with it, and nothing for an inactive one',
        ],
      ],
      [
        'a sign-up ends in success without a login, or stores the error',
        [accountScreens, 'goes to /login after a success and logs nobody in'],
        [accountScreens, 'reads Creating account... while it waits, then shows the server’s sentence or its own'],
      ],
      [
        'the payment status can be replaced, and goes to the cookie',
        [session, 'is replaced in the session and in its cookie'],
      ],
      [
        'a refresh replaces the access token; a refused one ends the session',
        [apiClient, 'renews a token whose time is over before it calls'],
        [session, 'asks once for any number of calls that come at the same time, and stores the rotated token'],
        [session, 'ends the session when it is refused'],
        [expiry, 'is renewed once when its token %s, however many calls find that out'],
        [expiry, 'is renewed once in the middle of a visit when the server no longer takes the token'],
        [expiry, 'ends at the login when it can be renewed no more, and goes on from there to where it ended'],
      ],
      [
        'an answer to an earlier session never touches the next one',
        [session, 'is not undone by a renewal that was on its way'],
        [session, 'leaves the next user alone when a renewal of the last one is %s late'],
      ],
      [
        'a session ended in one tab is over in the other',
        [expiry, 'that was ended in one tab is over in the other as soon as that is looked at'],
        [logout, 'a logout in one window empties the one beside it, which shows no report any more'],
      ],
      [
        'on the dashboard a failed refresh is only logged',
        [session, 'only logs a refusal on the dashboard: what is shown stays'],
        [session, 'ends the session on a dashboard that has nothing to show yet: an error would be all there is'],
      ],
      [
        'a token that carries a plan sets an active payment status',
        [session, 'sets the plan that a renewed token carries'],
      ],
      [
        'logout clears session, cookies and upload',
        [home, 'stops with the session that began it: nothing of it is left for the next user'],
        [session, 'tells the server, clears every cookie and every storage key but the two remembered ones'],
        [
          road,
          'leads from sign-up through payment and upload to reports computed from the uploaded script, and out again',
        ],
      ],
    ],
  },
  {
    name: 'states: upload, analysis, payment',
    clauses: [
      [
        'an upload that went through marks fileUploaded and keeps its data; a failed one does not',
        [home, 'sends the file by the presigned form, marks the upload and goes to the progress screen'],
        [home, 'shows the server’s error, or the specified one'],
      ],
      ['a reset upload is idle, and its storage empty', [home, 'forgets the upload when it is reset']],
      [
        'uploading to 80 %, processing to 99 %, then complete',
        [progress, 'never goes back, switches to processing at 80 and completes at 99'],
      ],
      [
        'answers are cached, and fetched again when forced',
        [answersStore, 'are not fetched again while they are what the list speaks of, and are when forced'],
        [dashboard, 'asks anew for list and answers each time it is entered'],
      ],
      ['another user’s token empties what was fetched', [answersStore, 'resets the answers of another user']],
      [
        'leaving a view clears its loading and its error',
        [answersStore, 'tell of a failed fetch in the server’s words, else in the specified ones'],
      ],
      [
        'initiate, load the provider’s script, open the checkout',
        [pricing, 'initiates with the Indian price, loads the provider’s script, then leaves for the hosted page'],
      ],
      [
        'a dismissed checkout is a cancelled payment and charges nothing',
        [cancel, 'a cancelled checkout goes to /payment/failed and charges nothing'],
      ],
      [
        'while it runs the button reads Processing and all are disabled',
        [pricing, 'reads Processing and disables every button while it runs'],
      ],
      [
        'a payment fails with its message, and is pending again after a reset',
        [paymentReturn, 'stores an error and passes it on in the navigation state; a reset forgets it'],
        [paymentReturn, 'goes to /payment/failed with the sentence of a payment that the server refuses'],
      ],
      [
        'a paid plan is active and COMPLETED',
        [paymentReturn, 'believes the three parameters only once the server has verified them, then shows /landing'],
      ],
      [
        'a pricing tab that learns of the payment goes to /landing',
        [pricing, 'a pricing tab left open goes to /landing when it is looked at after a payment elsewhere'],
      ],
    ],
  },
  {
    name: 'validation',
    clauses: [
      [
        'email format and required fields are checked before anything is sent',
        [accountScreens, 'says what is wrong with a field and asks nobody'],
        [accountScreens, 'says what is wrong with its fields and sends nothing'],
      ],
      [
        'sign-up without the terms says so and sends nothing',
        [accountScreens, 'asks for the terms and sends nothing without them'],
      ],
      [
        'PDF only, by input, by name and by content',
        [home, 'accepts PDF files only and says so'],
        [uploadErrors, 'without a file, of another kind, or above 25 MB is refused at the bar, and nothing is sent'],
        [uploadErrors, 'of a file %s ends on the progress screen with the reason and a way back'],
      ],
      [
        'Analyze Script without a file says Please select a file first',
        [home, 'answers a press without a file, though the button is disabled for assistive technology'],
      ],
      [
        'its label becomes Uploading..., and it is disabled meanwhile',
        [home, 'reads Uploading... and counts the bytes while it sends'],
      ],
      ['an upload without a token is Authentication token not found', [home, 'misses the token when there is none']],
      [
        'question 3 without structured_data is Invalid response data format',
        [answersStore, 'refuse question 3 without structured_data'],
      ],
      [
        'a payment return needs all three parameters',
        [paymentReturn, 'is complete with all three and invalid with fewer'],
      ],
      [
        'malformed ratings, character network or tonality count as none, silently',
        [dashboard, 'takes malformed data in %s for none, without a word of it'],
        [dashboard, 'does not take an answer for empty that the server refused, nor another one that is malformed'],
      ],
      [
        'odd text in an answer breaks nothing',
        [menu, 'are none in a text without headings, and nothing breaks on odd markdown'],
      ],
    ],
  },
  {
    name: 'errors',
    clauses: [
      [
        'login: the server’s sentence, else Login failed. Please try again.',
        [session, 'keeps the server’s sentence, and has one of its own when there is none'],
        [entryErrors, 'says the same of a wrong password and of an unknown user, and nothing any more after a reload'],
        [entryErrors, 'asks who guesses again and again to wait, even with the right password then'],
      ],
      [
        'sign-up: the server’s sentence, else Signup failed. Please try again.',
        [accountScreens, 'reads Creating account... while it waits, then shows the server’s sentence or its own'],
        [entryErrors, 'says that an email is taken, and what a weak password is missing'],
      ],
      [
        'a failed renewal is logged, and the caller hears what went wrong with its call',
        [apiClient, 'rejects with the original error when there is nothing to renew with'],
        [session, 'only logs a refusal on the dashboard: what is shown stays'],
      ],
      [
        'a broken connection’s message is the error',
        [transport, 'makes the message of a broken connection the message of the error'],
      ],
      [
        'upload: the server’s sentence, else File upload failed. Please try again.',
        [home, 'shows the server’s error, or the specified one'],
        [home, 'case 39: calls a broken connection a failed upload, not what the browser calls it'],
      ],
      [
        'plans: a banner with the server’s sentence or the specified one, and the fallback prices',
        [pricing, 'shows the banner and the fallback prices when they do not'],
      ],
      [
        'initiation: the server’s sentence, Unable to process…, Failed to initiate…, in banner and alert',
        [pricing, 'tells of %s in the banner and in the alert'],
      ],
      ['Failed to load payment gateway', [pricing, 'tells when the provider’s script does not load']],
      [
        'Payment cancelled by user, and the provider’s last words after a decline',
        [cancel, 'a cancelled checkout goes to /payment/failed and charges nothing'],
        [decline, 'a declined card stays on the provider’s page, then goes to /payment/failed with a way to try again'],
      ],
      [
        'a refused token on the pricing page leads to /login and back',
        [pricing, 'clears a session that the server refuses and goes to /login with the way back and the plan'],
      ],
      [
        'strengths: the server’s words, else Failed to fetch strength and weakness analysis',
        [answersStore, 'tell of a failed fetch in the server’s words, else in the specified ones'],
      ],
      [
        'a view shows its error in red, the ratings after the word Error',
        [dashboard, 'shows a stored error in red, in the ratings view after the word Error'],
      ],
      [
        'every error of the API has error, message and code',
        [surface, 'answers an unknown path, a wrong method and an unknown question in the envelope'],
      ],
    ],
  },
  {
    name: 'constants',
    clauses: [
      [
        'cookies live 7 days on path /',
        [session, 'live 7 days on path / with SameSite=Strict, and are Secure on https only'],
      ],
      ['3 hours and 10,000+ scripts are claimed', [homeWords, 'make the owner’s four claims']],
      [
        'fallback prices and ids of the four plans, EXPERT always 4; the server’s price overrides the Indian one',
        [pricing, 'shows the banner and the fallback prices when they do not'],
        [pricing, 'shows the server’s prices when they come'],
        [planTable, 'fall back to their four prices and the ids 1 to 4, EXPERT always 4'],
      ],
      [
        'the checkout has a set theme colour',
        [providerAdapter, 'opens the provider’s page in the colour of the site’s own buttons'],
      ],
      [
        'plan names are lower-cased',
        [
          session,
          'takes the plan from the token when there is no payment cookie, with the current time, and writes it down',
        ],
      ],
      [
        'rupees for India, dollars for the rest of the world',
        [pricing, 'begins with rupees in India and with dollars elsewhere'],
        [buyInDollars, 'is bought in dollars by the switch above the plans, and the receipt says so'],
        [buyInDollars, 'is offered in dollars from the start outside India'],
      ],
      ['two testimonials a page', [carousel, 'shows two on every page, the last one too']],
      [
        'one retry after a 401',
        [apiClient, 'renews and retries once after a 401'],
        [apiClient, 'gives up after the one retry'],
        [
          apiClient,
          'takes the token that another call has renewed while this one was being refused, and renews no second time',
        ],
      ],
      ['2000 ms after a payment’s success', [paymentReturn, 'says so and goes to /landing after 2000 ms']],
      [
        'ticks of 50 ms while uploading and 100 ms while processing',
        [progress, 'ticks every 50 ms while uploading'],
        [progress, 'ticks every 100 ms while processing'],
      ],
      [
        'forced completion after 2 s; finish 500 ms after 90 % of a succeeded upload',
        [progress, 'is forced to complete 2 seconds after processing began'],
        [progress, 'completes 500 ms after it passes 90 when the upload has succeeded'],
      ],
      ['ratings are out of 10', [blocks, 'shows scores out of 10 with their range']],
      [
        '100 characters under a heading; tonality titles longer than 2',
        [menu, 'carry the first 100 characters under them'],
        [menu, 'of the tonality begin with the bold title of the answer, if it has one longer than 2 characters'],
      ],
    ],
  },
];

/** Every clause, numbered by section and place: '3.5' is the fifth of the third. */
export const conformance: readonly Clause[] = sections.flatMap(({ name, clauses }, section) =>
  clauses.map(([promise, ...tests], place) => ({
    id: `${section + 1}.${place + 1}`,
    promise: `${name}: ${promise}`,
    heldBy: tests.map(([file, title]) => ({ file, title })),
  })),
);
