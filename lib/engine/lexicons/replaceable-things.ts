/** Things of which any will do: one that is named again need not be the one that was. Own selection, from returns that readers found trivial. */
import { wordSet } from '../../screenplay/text/phrases.ts';

export const replaceableThings = wordSet(`
  telegram letter note notepad pad notebook envelope paper newspaper magazine page document file dossier folder report gun pistol revolver
  rifle shotgun luger muzzle barrel trigger holster bullet grenade scope knife blade cockpit throttle donut sandwich cigar cigarette lighter match
  ashtray glass bottle cup mug beer champagne whiskey martini tray plate fork spoon napkin towel blanket quilt pillow sheet curtain shade
  phone telephone cellphone receiver radio intercom microphone mike headset television tv remote screen monitor keyboard laptop computer
  flashlight lantern torch lamp candle rope chain cord cable wire handcuff cuff key lock latch knob handle lever button switch panel
  bag suitcase briefcase backpack purse wallet luggage duffel box crate carton basket bucket jar tin can coat jacket overcoat hat cap helmet glove
  shirt sweater robe gown dress skirt pant jean boot shoe sneaker sock belt tie scarf sunglass goggle mask bandage syringe needle stretcher gurney
  wheelchair crutch bed mattress sofa couch stool bench desk drawer cabinet shelf cupboard closet fridge refrigerator sink toilet bathtub
  hood trunk windshield dashboard tire wheel engine brake pedal clutch hatch flap disc grille vent fence gate railing ladder shovel axe hammer
  arrow spear clipboard binocular binoculars camera photo photograph picture badge ticket coin bill cash check card corpse coffin youngest oldest eldest
`);
