// A start is told in four steps: packages and faces by npm start, database and server by the server itself. Plain JavaScript, for the first two run
// before any package is there.

const NAMES = ['packages', 'programs', 'database', 'server']
const WIDTH = Math.max(...NAMES.map(name => name.length))

/** 'database     1.2 s  .data' */
export function stepLine(name, millis, told) {
  return `${name.padEnd(WIDTH)}  ${(millis / 1000).toFixed(1).padStart(5)} s  ${told}`
}
