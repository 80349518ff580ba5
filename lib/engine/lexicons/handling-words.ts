/** What people do with a thing that matters: the words before it by which a noun of the action is known for a prop. Own selection. */
import { wordSet } from '../../screenplay/text/phrases.ts';

export const handlingWords = wordSet(`
  hold holds holding held pick picks picking picked take takes taking took grab grabs grabbing grabbed hand hands handing pull pulls pulling
  put puts putting place places placing placed carry carries carrying carried drop drops dropping dropped throw throws throwing threw give gives
  giving gave wear wears wearing lift lifts lifting swing swings swinging raise raises raising draw draws drawing unwrap unwraps pocket pockets
  pocketing clutch clutches clutching toss tosses tossing finger fingers fingering examine examines examining study studies load loads loading aim aims
  aiming hide hides hiding find finds offer offers offering lay lays laying slip slips slipping snatch snatches grip grips gripping brandish
  brandishes bring brings bringing show shows open opens opening close closes tie ties light lights wield wields steal steals bury buries catch catches
  remove removes removing produce produces unfold unfolds fold folds hug hugs hugging
`);
