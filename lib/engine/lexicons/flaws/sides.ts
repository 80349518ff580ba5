/** Places that are always inside, and always outside, as the last words of a location. Our own lists, kept to what leaves no doubt. */

export const insideOnly = [
  'KITCHEN',
  'BEDROOM',
  'BATHROOM',
  'LIVING ROOM',
  'DINING ROOM',
  'WAITING ROOM',
  'CLASSROOM',
  'HALLWAY',
  'STAIRWELL',
  'ATTIC',
  'CLOSET',
  'LOCKER ROOM',
  'LAUNDRY ROOM',
  'CONFERENCE ROOM',
  'HOSPITAL ROOM',
];

export const outsideOnly = [
  'STREET',
  'BEACH',
  'FOREST',
  'WOODS',
  'HIGHWAY',
  'DESERT',
  'MEADOW',
  'RIVERBANK',
  'SIDEWALK',
  'PAVEMENT',
  'CEMETERY',
  'GRAVEYARD',
  'DRIVEWAY',
  'MOUNTAINSIDE',
  'CLIFF',
  'SHORE',
  'HILLTOP',
  'CORNFIELD',
  'BACKYARD',
  'BACK YARD',
  'FRONT YARD',
];

/** In the action: the inside is seen from without, or has an open side. */
export const openSides = ['window(s)', 'outside', 'balcony', 'patio', 'porch', 'terrace', 'yard', 'roof'];

/** In the action: something closed that stands in an outside place. */
export const closedOutside = ['crypt', 'tomb', 'mausoleum', 'vault', 'grave', 'coffin', 'tent', 'car', 'van', 'truck'];

/** Within a longer name these make it a room: 'BEDROOM 55 STREET'. */
export const rooms = ['ROOM', 'BEDROOM', 'BATHROOM', 'KITCHEN', 'APARTMENT', 'HOUSE', 'OFFICE', 'CAR', 'STUDIO', 'SET'];

/** Where the hour is another. */
export const beyondDayAndNight = ['SPACE', 'ORBIT', 'PLANET', 'SATELLITE', 'SHUTTLE'];
