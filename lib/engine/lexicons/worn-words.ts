/** Words that say nothing of a script's own when they are said or shown again. Own selection, from returns that readers found trivial. */
import { wordSet } from '../../screenplay/text/phrases.ts';

/** Of talk: what is sworn, and what is answered over a radio. */
export const wornInTalk = wordSet(`
  bitch bitches son sons ass asshole bastard bastards damned goddamn goddam goddamned dammit fucking fucked fuckin fucker shitty bullshit
  motherfucker motherfucking motherfuckers dick crap hell crazy idiot stupid
  jesus christ shut listen easy slow quick hurry careful calm relax sorry pardon
  non less more aye roger copy nominal affirmative negative commander captain sergeant lieutenant officer
`);

/** Of offices and machines: who works there says it as a matter of course, and a second time means nothing. */
export const stockOfWork = wordSet(`
  attorney attorneys lawyer lawyers counsel licensed homicide homicides suspect suspects witness witnesses warrant custody felony misdemeanor
  defendant prosecutor prosecution plaintiff verdict sheriff detective detectives inspector precinct police forensic forensics autopsy coroner
  evidence bureau department agency embassy senator congressman
  vessel spacecraft airlock hull thruster thrusters reactor struts quads landing launch altitude coordinates hyperspace navigation transmission
  radar missile missiles torpedo sonar cockpit fuselage engines turbine hydraulic voltage generator circuit satellite frequency
  ambulance paramedic stat anesthetic surgeon milligrams infusion ventilator
  password modem database server hard-drive upload download
  contract salary mortgage insurance invoice inventory percent stock stocks shares
`);

/** Of a page's head: what carries one of these is no line and no picture. */
export const headWords = wordSet('script draft rev revised revision revisions screenplay continued fade dissolve');

/** Of action: what a camera and a cutting room do. */
export const wornInAction = wordSet(`
  camera angle shot shots pan pans panning tilt tilts tracks tracking dolly zoom zooms dissolve dissolves dissolving series sequence montage
  insert intercut superimpose superimposed super title titles caption flashback flash sfx sound soundtrack underscore score theme music song
  singing lyrics camera's pov frame frames lens focus reverse wide widen widens medium background foreground frantic beat continuing
  resume resumes mobile ring rings ringing unzip unzips unzipped pants panties cock cocks cocking cocked
`);
