/**
 * Base rates of "worldwide gross at least twice the budget" over released films, as numbers alone; written by bin/train-success.ts,
 * never by hand. Holds no film's own figures. Made from FiveThirtyEight's bechdel movies.csv (CC BY 4.0) and vega-datasets'
 * movies.json (BSD-3-Clause). `everyFilm` takes a film without a foreign gross at its US gross: too low. `soldAbroad` leaves such
 * films out: too high.
 */
export const successModel = {
  trained: '2026-11-21',
  years: [1970, 2011],
  join: {
    shared: 1172,
    agree: 1052,
    repaired: 45,
    yearsRepaired: 0,
  },
  everyFilm: {
    all: {
      films: 3009,
      percent: 46,
    },
    byGenre: {
      action: {
        films: 408,
        percent: 50,
      },
      adventure: {
        films: 264,
        percent: 57,
      },
      comedy: {
        films: 702,
        percent: 49,
      },
      drama: {
        films: 765,
        percent: 39,
      },
      fantasy: {
        films: 259,
        percent: 53,
      },
      horror: {
        films: 216,
        percent: 64,
      },
      romance: {
        films: 134,
        percent: 51,
      },
      scifi: {
        films: 237,
        percent: 48,
      },
      thriller: {
        films: 236,
        percent: 38,
      },
    },
  },
  soldAbroad: {
    all: {
      films: 1943,
      percent: 58,
    },
    byGenre: {
      action: {
        films: 308,
        percent: 59,
      },
      adventure: {
        films: 220,
        percent: 63,
      },
      comedy: {
        films: 444,
        percent: 60,
      },
      drama: {
        films: 477,
        percent: 52,
      },
      fantasy: {
        films: 169,
        percent: 58,
      },
      horror: {
        films: 130,
        percent: 76,
      },
      romance: {
        films: 100,
        percent: 64,
      },
      scifi: {
        films: 169,
        percent: 57,
      },
      thriller: {
        films: 168,
        percent: 47,
      },
    },
  },
} as const;
