// Draws the digits of the human check: legible for a person, bent enough to cost a program some work.
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { CaptchaPainter } from './captcha.ts'

const [WIDTH, HEIGHT] = [240, 88]
const FONT = 'Vizit captcha'
const FONT_FILE = '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'
/** Each reads on the paper with a contrast of 4.5 or more. */
const INKS = ['#17324d', '#2b2f77', '#4a1d5f', '#0f4a3c', '#5c2a12']
const PAPER = '#f3f5f8'

/** A painter that draws a new picture each time, with the font of the product. What draws is loaded for the first picture: a start does not wait for it. */
export function openCaptcha(): CaptchaPainter {
  let loaded: Promise<typeof import('@napi-rs/canvas')> | undefined
  return {
    async paint(digits) {
      loaded ??= loadDrawing()
      const { createCanvas } = await loaded
      const straight = createCanvas(WIDTH, HEIGHT)
      writeDigits(straight.getContext('2d'), digits)
      const bent = createCanvas(WIDTH, HEIGHT)
      const context = bent.getContext('2d')
      context.fillStyle = PAPER
      context.fillRect(0, 0, WIDTH, HEIGHT)
      strew(context, 70)
      bend(context, straight)
      crossOut(context, 3)
      return bent.encode('png')
    }
  }
}

async function loadDrawing(): Promise<typeof import('@napi-rs/canvas')> {
  const drawing = await import('@napi-rs/canvas')
  drawing.GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT_FILE)), FONT)
  return drawing
}

/** A number between the bounds, in thousandths of the way. */
function between(from: number, to: number): number {
  return from + ((to - from) * randomInt(1001)) / 1000
}

function writeDigits(context: SKRSContext2D, digits: string): void {
  const step = (WIDTH - 36) / digits.length
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, digit] of [...digits].entries()) {
    context.save()
    context.translate(18 + step * (at + 0.5) + between(-4, 4), HEIGHT / 2 + between(-8, 8))
    context.rotate(between(-0.32, 0.32))
    context.transform(1, between(-0.12, 0.12), between(-0.22, 0.22), 1, 0, 0)
    context.font = `${randomInt(5, 8) * 100} ${randomInt(44, 56)}px "${FONT}"`
    context.fillStyle = INKS[randomInt(INKS.length)]!
    context.fillText(digit, 0, 0)
    context.restore()
  }
}

/** Moves each column up or down along two waves. */
function bend(context: SKRSContext2D, straight: Canvas): void {
  const [slow, quick] = [between(70, 120), between(26, 40)]
  const [first, second] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)]
  for (let x = 0; x < WIDTH; x++) {
    const shift = 5 * Math.sin((x / slow) * 2 * Math.PI + first) + 1.6 * Math.sin((x / quick) * 2 * Math.PI + second)
    context.drawImage(straight, x, 0, 1, HEIGHT, x, shift, 1, HEIGHT)
  }
}

function strew(context: SKRSContext2D, count: number): void {
  for (let at = 0; at < count; at++) {
    context.globalAlpha = between(0.15, 0.45)
    context.fillStyle = INKS[randomInt(INKS.length)]!
    context.beginPath()
    context.arc(between(0, WIDTH), between(0, HEIGHT), between(0.6, 1.8), 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Thin curves in the inks of the digits, so that the digits cannot be cut apart by their colour or by the gaps between them. */
function crossOut(context: SKRSContext2D, count: number): void {
  context.lineWidth = 1.6
  for (let at = 0; at < count; at++) {
    context.strokeStyle = INKS[randomInt(INKS.length)]!
    context.globalAlpha = 0.75
    context.beginPath()
    context.moveTo(0, between(16, HEIGHT - 16))
    context.bezierCurveTo(WIDTH / 3, between(0, HEIGHT), (2 * WIDTH) / 3, between(0, HEIGHT), WIDTH, between(16, HEIGHT - 16))
    context.stroke()
  }
  context.globalAlpha = 1
}
