/**
 * 10th, 25th, 50th, 75th and 90th percentile per measure and genre over 936 produced scripts, as a table: counted on public script
 * texts with a quick parser, numbers only, tails unreliable. A film may stand in several genres. Refuses to be read beyond its ends.
 */
import type { Scale } from './scale.ts';

type Five = readonly [p10: number, p25: number, p50: number, p75: number, p90: number];

/**
 * dialogueShare: spoken words among all words. parentheticalsPerSpeech: per cue. speakers: with two cues or more. topSpeakerShare and
 * topThreeShare: of spoken words. wordsPerSpeech: mean. interiorShare and nightShare: of headings. wordsPerScene: mean.
 */
export interface ProducedNorms {
  readonly scripts: number;
  readonly words: Five;
  readonly scenes: Five;
  readonly speeches: Five;
  readonly dialogueShare: Five;
  readonly parentheticalsPerSpeech: Five;
  readonly speakers: Five;
  readonly majorSpeakers: Five;
  readonly topSpeakerShare: Five;
  readonly topThreeShare: Five;
  readonly wordsPerSpeech: Five;
  readonly interiorShare: Five;
  readonly nightShare: Five;
  readonly wordsPerScene: Five;
}

export const producedGenres = [
  'drama',
  'thriller',
  'comedy',
  'action',
  'horror',
  'romance',
  'scifi',
  'crime',
  'adventure',
  'fantasy',
  'animation',
] as const;
export type ProducedGenre = (typeof producedGenres)[number];

export const producedNorms: Readonly<Record<'all' | ProducedGenre, ProducedNorms>> = {
  all: {
    scripts: 936,
    words: [18100, 20858, 23767, 26872, 30332],
    scenes: [76, 105, 137, 175, 223],
    speeches: [584, 699, 831, 990, 1142],
    dialogueShare: [0.271, 0.344, 0.456, 0.578, 0.691],
    parentheticalsPerSpeech: [0.034, 0.084, 0.144, 0.234, 0.351],
    speakers: [18, 24, 31, 39, 50],
    majorSpeakers: [8, 9, 12, 14, 17],
    topSpeakerShare: [0.175, 0.226, 0.288, 0.36, 0.426],
    topThreeShare: [0.406, 0.489, 0.581, 0.663, 0.727],
    wordsPerSpeech: [8.499, 9.535, 11.13, 13.372, 17.183],
    interiorShare: [0.417, 0.531, 0.637, 0.724, 0.79],
    nightShare: [0.195, 0.293, 0.423, 0.578, 0.75],
    wordsPerScene: [109.611, 135.008, 169.75, 221.956, 309.719],
  },
  drama: {
    scripts: 482,
    words: [18100, 20912, 24431, 27777, 30846],
    scenes: [78, 107, 139, 178, 225],
    speeches: [632, 749, 884, 1032, 1184],
    dialogueShare: [0.294, 0.376, 0.465, 0.574, 0.672],
    parentheticalsPerSpeech: [0.032, 0.082, 0.151, 0.241, 0.36],
    speakers: [18, 24, 31, 40, 52],
    majorSpeakers: [8, 9, 12, 15, 17],
    topSpeakerShare: [0.184, 0.242, 0.303, 0.38, 0.444],
    topThreeShare: [0.42, 0.504, 0.597, 0.679, 0.741],
    wordsPerSpeech: [8.633, 9.659, 11.338, 13.377, 16.217],
    interiorShare: [0.412, 0.531, 0.653, 0.733, 0.782],
    nightShare: [0.195, 0.283, 0.394, 0.541, 0.685],
    wordsPerScene: [113.571, 134.254, 167.006, 221.026, 303.814],
  },
  thriller: {
    scripts: 310,
    words: [18372, 21265, 24340, 27441, 30284],
    scenes: [84, 111, 147, 190, 246],
    speeches: [569, 661, 756, 903, 1041],
    dialogueShare: [0.262, 0.31, 0.388, 0.497, 0.636],
    parentheticalsPerSpeech: [0.04, 0.092, 0.153, 0.247, 0.359],
    speakers: [16, 21, 29, 38, 48],
    majorSpeakers: [7, 9, 11, 14, 16],
    topSpeakerShare: [0.175, 0.223, 0.282, 0.345, 0.42],
    topThreeShare: [0.406, 0.487, 0.576, 0.664, 0.722],
    wordsPerSpeech: [8.486, 9.342, 10.917, 13.109, 17.388],
    interiorShare: [0.452, 0.561, 0.644, 0.733, 0.809],
    nightShare: [0.193, 0.319, 0.448, 0.609, 0.771],
    wordsPerScene: [99.254, 125.955, 160.594, 208.885, 287.36],
  },
  comedy: {
    scripts: 253,
    words: [17568, 20030, 23039, 25207, 27323],
    scenes: [67, 93, 123, 159, 202],
    speeches: [677, 783, 934, 1071, 1217],
    dialogueShare: [0.365, 0.45, 0.528, 0.617, 0.72],
    parentheticalsPerSpeech: [0.034, 0.087, 0.145, 0.22, 0.35],
    speakers: [21, 26, 33, 41, 50],
    majorSpeakers: [8, 10, 12, 14, 16],
    topSpeakerShare: [0.181, 0.237, 0.306, 0.379, 0.445],
    topThreeShare: [0.405, 0.505, 0.599, 0.678, 0.755],
    wordsPerSpeech: [8.558, 9.815, 11.133, 13.02, 15.788],
    interiorShare: [0.443, 0.549, 0.656, 0.738, 0.799],
    nightShare: [0.19, 0.282, 0.4, 0.551, 0.692],
    wordsPerScene: [116.801, 146.115, 180.547, 230.766, 309.163],
  },
  action: {
    scripts: 226,
    words: [19295, 22240, 24693, 27323, 30333],
    scenes: [82, 111, 150, 192, 258],
    speeches: [558, 647, 742, 882, 995],
    dialogueShare: [0.244, 0.294, 0.377, 0.481, 0.63],
    parentheticalsPerSpeech: [0.042, 0.082, 0.157, 0.245, 0.38],
    speakers: [18, 24, 30, 39, 49],
    majorSpeakers: [8, 9, 12, 14, 16],
    topSpeakerShare: [0.162, 0.203, 0.267, 0.325, 0.389],
    topThreeShare: [0.387, 0.459, 0.536, 0.632, 0.692],
    wordsPerSpeech: [8.655, 9.342, 10.759, 13.17, 17.974],
    interiorShare: [0.382, 0.5, 0.577, 0.654, 0.75],
    nightShare: [0.139, 0.299, 0.444, 0.603, 0.774],
    wordsPerScene: [97.469, 122.597, 158.586, 212.278, 314.789],
  },
  horror: {
    scripts: 99,
    words: [17860, 20731, 22818, 25278, 28289],
    scenes: [76, 102, 129, 179, 210],
    speeches: [459, 581, 705, 810, 955],
    dialogueShare: [0.217, 0.271, 0.351, 0.476, 0.664],
    parentheticalsPerSpeech: [0.053, 0.092, 0.145, 0.231, 0.309],
    speakers: [15, 19, 25, 30, 36],
    majorSpeakers: [7, 8, 10, 12, 15],
    topSpeakerShare: [0.161, 0.194, 0.254, 0.303, 0.39],
    topThreeShare: [0.388, 0.441, 0.541, 0.663, 0.718],
    wordsPerSpeech: [7.437, 8.717, 10.122, 13.372, 19.698],
    interiorShare: [0.409, 0.515, 0.649, 0.77, 0.836],
    nightShare: [0.187, 0.394, 0.564, 0.703, 0.865],
    wordsPerScene: [99.899, 139.439, 172.494, 220.05, 269.956],
  },
  romance: {
    scripts: 170,
    words: [17783, 20271, 23546, 26609, 30022],
    scenes: [83, 107, 132, 172, 223],
    speeches: [705, 823, 952, 1069, 1207],
    dialogueShare: [0.321, 0.423, 0.51, 0.6, 0.725],
    parentheticalsPerSpeech: [0.02, 0.077, 0.13, 0.229, 0.305],
    speakers: [18, 24, 31, 38, 50],
    majorSpeakers: [8, 9, 12, 14, 17],
    topSpeakerShare: [0.202, 0.248, 0.322, 0.384, 0.446],
    topThreeShare: [0.458, 0.546, 0.644, 0.71, 0.76],
    wordsPerSpeech: [8.499, 9.408, 10.991, 12.519, 15.555],
    interiorShare: [0.448, 0.557, 0.674, 0.738, 0.8],
    nightShare: [0.224, 0.302, 0.417, 0.542, 0.649],
    wordsPerScene: [109.588, 133.947, 172.614, 221.026, 302.667],
  },
  scifi: {
    scripts: 135,
    words: [19412, 22202, 24193, 27151, 30717],
    scenes: [85, 113, 159, 195, 255],
    speeches: [515, 632, 732, 881, 962],
    dialogueShare: [0.234, 0.278, 0.351, 0.483, 0.619],
    parentheticalsPerSpeech: [0.033, 0.079, 0.149, 0.235, 0.432],
    speakers: [16, 23, 29, 35, 48],
    majorSpeakers: [8, 9, 10, 13, 16],
    topSpeakerShare: [0.162, 0.2, 0.266, 0.311, 0.365],
    topThreeShare: [0.387, 0.455, 0.55, 0.645, 0.69],
    wordsPerSpeech: [8.59, 9.244, 10.717, 12.779, 17.345],
    interiorShare: [0.47, 0.534, 0.632, 0.734, 0.818],
    nightShare: [0.138, 0.28, 0.453, 0.62, 0.826],
    wordsPerScene: [95.996, 124.712, 154.61, 212.278, 283.718],
  },
  crime: {
    scripts: 209,
    words: [18525, 20934, 24039, 27614, 30284],
    scenes: [75, 104, 142, 180, 241],
    speeches: [598, 701, 828, 962, 1131],
    dialogueShare: [0.285, 0.356, 0.432, 0.531, 0.654],
    parentheticalsPerSpeech: [0.027, 0.099, 0.159, 0.25, 0.374],
    speakers: [19, 24, 32, 40, 52],
    majorSpeakers: [8, 9, 11, 14, 17],
    topSpeakerShare: [0.181, 0.225, 0.295, 0.37, 0.444],
    topThreeShare: [0.407, 0.493, 0.584, 0.667, 0.741],
    wordsPerSpeech: [8.655, 9.577, 11.139, 13.43, 16.453],
    interiorShare: [0.486, 0.545, 0.634, 0.716, 0.788],
    nightShare: [0.2, 0.32, 0.444, 0.604, 0.761],
    wordsPerScene: [109.412, 127.149, 164.366, 219.821, 337.116],
  },
  adventure: {
    scripts: 139,
    words: [19126, 23038, 25096, 28033, 32333],
    scenes: [67, 109, 145, 192, 251],
    speeches: [558, 666, 771, 898, 1033],
    dialogueShare: [0.234, 0.293, 0.369, 0.475, 0.628],
    parentheticalsPerSpeech: [0.039, 0.082, 0.149, 0.238, 0.387],
    speakers: [19, 23, 29, 37, 51],
    majorSpeakers: [8, 10, 12, 14, 17],
    topSpeakerShare: [0.167, 0.203, 0.256, 0.329, 0.406],
    topThreeShare: [0.387, 0.453, 0.546, 0.632, 0.692],
    wordsPerSpeech: [8.688, 9.477, 10.839, 12.803, 18.337],
    interiorShare: [0.283, 0.396, 0.517, 0.612, 0.679],
    nightShare: [0.154, 0.25, 0.385, 0.542, 0.731],
    wordsPerScene: [100.51, 136.938, 169.122, 222.097, 337.549],
  },
  fantasy: {
    scripts: 92,
    words: [18373, 21771, 23587, 26524, 29907],
    scenes: [76, 104, 128, 162, 207],
    speeches: [564, 669, 794, 939, 1051],
    dialogueShare: [0.251, 0.307, 0.424, 0.603, 0.688],
    parentheticalsPerSpeech: [0.053, 0.082, 0.148, 0.221, 0.278],
    speakers: [19, 25, 30, 39, 48],
    majorSpeakers: [8, 9, 12, 14, 15],
    topSpeakerShare: [0.169, 0.194, 0.247, 0.34, 0.405],
    topThreeShare: [0.374, 0.452, 0.536, 0.633, 0.695],
    wordsPerSpeech: [7.797, 9.335, 10.958, 15.185, 19.834],
    interiorShare: [0.378, 0.473, 0.558, 0.654, 0.75],
    nightShare: [0.231, 0.359, 0.532, 0.631, 0.864],
    wordsPerScene: [119.357, 148.349, 184.711, 231.667, 283.293],
  },
  animation: {
    scripts: 21,
    words: [17234, 19820, 21477, 23178, 25557],
    scenes: [57, 60, 103, 119, 137],
    speeches: [511, 651, 691, 893, 1062],
    dialogueShare: [0.255, 0.307, 0.404, 0.499, 0.581],
    parentheticalsPerSpeech: [0.071, 0.093, 0.12, 0.227, 0.295],
    speakers: [19, 22, 31, 43, 58],
    majorSpeakers: [9, 10, 12, 13, 18],
    topSpeakerShare: [0.118, 0.216, 0.272, 0.365, 0.392],
    topThreeShare: [0.336, 0.468, 0.542, 0.603, 0.663],
    wordsPerSpeech: [7.104, 8.191, 9.873, 10.937, 20.605],
    interiorShare: [0.378, 0.424, 0.505, 0.549, 0.632],
    nightShare: [0.154, 0.279, 0.4, 0.689, 0.824],
    wordsPerScene: [187.54, 200.298, 222.097, 309.719, 338.167],
  },
};

/** A measure's percentiles over all genres as a scale. */
export function producedScale(measure: Exclude<keyof ProducedNorms, 'scripts'>): Scale {
  const [p10, p25, p50, p75, p90] = producedNorms.all[measure];
  return {
    kind: 'norm',
    source: '936 produced scripts, counted with a quick parser',
    sample: producedNorms.all.scripts,
    points: [
      { percentile: 10, value: p10 },
      { percentile: 25, value: p25 },
      { percentile: 50, value: p50 },
      { percentile: 75, value: p75 },
      { percentile: 90, value: p90 },
    ],
  };
}
