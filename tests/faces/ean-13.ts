// A bar code as cards are printed with it, drawn by the rules of EAN-13.
const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
/** Which of the left digits are mirrored says the first digit. */
const FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']
const flipped = (bars: string) => [...bars].map(bar => (bar === '1' ? '0' : '1')).join('')
const backwards = (bars: string) => [...bars].toReversed().join('')

/** The bars of thirteen digits, the last of which checks the others: '1' is a dark one. */
export function barsOf(digits: string): string {
  const [first, ...rest] = [...digits].map(Number) as [number, ...number[]]
  const left = rest.slice(0, 6).map((digit, at) => (FIRST[first]![at] === '1' ? backwards(flipped(LEFT[digit]!)) : LEFT[digit]!))
  const right = rest.slice(6).map(digit => flipped(LEFT[digit]!))
  return `101${left.join('')}01010${right.join('')}101`
}

/** On white paper, three pixels a bar. Runs in a page by itself. */
export function drawBars(bars: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 })
  const paper = canvas.getContext('2d')!
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = '#000'
  for (const [at, bar] of [...bars].entries()) if (bar === '1') paper.fillRect(96 + at * 3, 90, 3, 180)
  return canvas
}
