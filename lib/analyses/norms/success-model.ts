/**
 * Base rates and a ridge logistic of "worldwide gross at least twice the budget", as numbers alone; written by bin/train-success.ts,
 * never by hand. Refuses any film's own figures. Made from FiveThirtyEight's bechdel movies.csv (CC BY 4.0) and vega-datasets'
 * movies.json (BSD-3-Clause). `everyFilm` takes a film without a foreign gross at its US gross: too low. `soldAbroad` leaves such
 * films out: too high. `bandEnds` are millions of 2013 dollars.
 */
export const successModel = {
  trained: '2026-11-21',
  years: [1970, 2011],
  lastTrainingYear: 2005,
  bandEnds: [5, 20, 50, 100],
  join: {
    shared: 1172,
    agree: 1052,
    repaired: 45,
    yearsRepaired: 0,
  },
  everyFilm: {
    films: 3009,
    intercept: -0.5076,
    weights: {
      action: 0.5139,
      adventure: 0.7667,
      comedy: 0.4814,
      drama: 0.0275,
      fantasy: -0.041,
      horror: 1.0723,
      romance: 0.5578,
      scifi: -0.0864,
      thriller: 0.0762,
      band0: 0.165,
      band1: 0.0169,
      band2: -0.1318,
      band3: -0.2014,
      band4: 0.0947,
      adapted: 0.1381,
    },
    backTest: {
      trainedOn: 2265,
      testedOn: 744,
      auc: 0.562,
      aucLow: 0.52,
      aucHigh: 0.603,
      brier: 0.2465,
      brierOfBase: 0.2487,
    },
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
    byBand: [
      {
        films: 405,
        percent: 48,
      },
      {
        films: 738,
        percent: 47,
      },
      {
        films: 886,
        percent: 45,
      },
      {
        films: 655,
        percent: 44,
      },
      {
        films: 325,
        percent: 54,
      },
    ],
  },
  soldAbroad: {
    films: 1943,
    intercept: 0.0701,
    weights: {
      action: 0.4023,
      adventure: 0.5944,
      comedy: 0.3705,
      drama: -0.0418,
      fantasy: -0.1469,
      horror: 1.0441,
      romance: 0.521,
      scifi: -0.0944,
      thriller: -0.1122,
      band0: 0.4825,
      band1: 0.0507,
      band2: -0.1447,
      band3: -0.2078,
      band4: -0.1843,
      adapted: 0.1288,
    },
    backTest: {
      trainedOn: 1312,
      testedOn: 631,
      auc: 0.535,
      aucLow: 0.491,
      aucHigh: 0.58,
      brier: 0.2579,
      brierOfBase: 0.2554,
    },
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
    byBand: [
      {
        films: 182,
        percent: 68,
      },
      {
        films: 368,
        percent: 60,
      },
      {
        films: 595,
        percent: 56,
      },
      {
        films: 498,
        percent: 55,
      },
      {
        films: 300,
        percent: 58,
      },
    ],
  },
} as const;
