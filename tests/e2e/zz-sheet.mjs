import { createCanvas, loadImage } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
const [out, h, ...files] = process.argv.slice(2)
const imgs = await Promise.all(files.map(f => loadImage(f)))
const H = Number(h)
const ws = imgs.map(i => i.width * Math.min(1, H / i.height))
const W = ws.reduce((a, b) => a + b + 10, 0)
const cv = createCanvas(W, H)
const c = cv.getContext('2d')
c.fillStyle = '#888'
c.fillRect(0, 0, W, H)
let x = 0
imgs.forEach((im, n) => {
  const k = Math.min(1, H / im.height)
  c.drawImage(im, x, 0, im.width * k, im.height * k)
  x += ws[n] + 10
})
writeFileSync(out, await cv.encode('png'))
