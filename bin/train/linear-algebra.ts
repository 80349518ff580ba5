/** The linear algebra of training: symmetric systems by Cholesky, main axes by subspace iteration from a fixed seed. */

/** Of the subspace's iterations: the axes stand still long before. */
const rounds = 30;

export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** The means of a matrix's columns. */
export function columnMeans(rows: readonly Float64Array[]): Float64Array {
  const means = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    row.forEach((value, at) => {
      means[at] = (means[at] ?? 0) + value / rows.length;
    });
  return means;
}

/** The columns of a matrix as rows, and the other way round. */
export const transposed = (rows: readonly Float64Array[]): Float64Array[] =>
  Array.from(rows[0] ?? [], (_, at) => Float64Array.from(rows, (row) => row[at] ?? 0));

/** Solves a system for each of `sides`; `matrix` is symmetric and positive. */
export function solved(matrix: readonly Float64Array[], sides: readonly Float64Array[]): Float64Array[] {
  const low = matrix.map((row) => Float64Array.from(row));
  low.forEach((row, i) => {
    for (let j = 0; j <= i; j += 1) {
      const other = low[j];
      if (!other) continue;
      const rest = (row[j] ?? 0) - dot(row.subarray(0, j), other.subarray(0, j));
      row[j] = i === j ? Math.sqrt(rest) : rest / (other[j] ?? 1);
    }
  });
  const high = transposed(low);
  return sides.map((side) => {
    const x = Float64Array.from(side);
    for (let i = 0; i < x.length; i += 1)
      x[i] = ((x[i] ?? 0) - dot(x.subarray(0, i), low[i] ?? [])) / (low[i]?.[i] ?? 1);
    for (let i = x.length - 1; i >= 0; i -= 1)
      x[i] = ((x[i] ?? 0) - dot(x.subarray(i + 1), high[i]?.subarray(i + 1) ?? [])) / (low[i]?.[i] ?? 1);
    return x;
  });
}

/** The diagonal of the inverse of a symmetric and positive matrix. */
export const inverseDiagonal = (matrix: readonly Float64Array[]): number[] =>
  solved(
    matrix,
    matrix.map((_, at) => Float64Array.from(matrix, (_row, other) => Number(at === other))),
  ).map((column, at) => column[at] ?? 0);

/** The axes along which the rows differ most from nothing, so many of them, each of length one. */
export function mainAxes(rows: readonly Float64Array[], dimensions: number): Float64Array[] {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648 - 0.5;
  };
  const length = rows[0]?.length ?? 0;
  let axes = orthonormal(Array.from({ length: dimensions }, () => Float64Array.from({ length }, next)));
  for (let round = 0; round < rounds; round += 1)
    axes = orthonormal(
      axes.map((axis) => {
        const turned = new Float64Array(length);
        for (const row of rows) {
          const along = dot(axis, row);
          for (let at = 0; at < length; at += 1) turned[at] = (turned[at] ?? 0) + along * (row[at] ?? 0);
        }
        return turned;
      }),
    );
  return axes;
}

function orthonormal(axes: Float64Array[]): Float64Array[] {
  axes.forEach((axis, at) => {
    for (const before of axes.slice(0, at)) {
      const along = dot(axis, before);
      axis.forEach((own, word) => {
        axis[word] = own - along * (before[word] ?? 0);
      });
    }
    const length = Math.sqrt(dot(axis, axis)) || 1;
    axis.forEach((own, word) => {
      axis[word] = own / length;
    });
  });
  return axes;
}
