// The card's first step is one script that any page can name, and what comes later are files that the script asks for itself.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const ENTRY = 'vizit-booking.js'
const EXPORT = /export\s*\{([^}]*)\}\s*;?\s*$/
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/([\w.-]+\.js)["'`];?/g
const LATER = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/** What a file says, and which files it begins with. */
export type Piece = { file: string; code: string; imports: readonly string[] }

/**
 * A page names the script as scripts have always been named, so it is no module and nothing can import from it. All that it begins with is laid into it,
 * and what the later files share with it (one Preact, one language) is laid down under a name that holds the build. Each later file is asked for with the
 * build in its address: files of two builds never meet.
 */
export const oneScript: Plugin = {
  name: 'one-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const pieces = chunks.map(({ fileName: file, code, imports }) => ({ file, code, imports }))
    const written = join(pieces, ENTRY)
    for (const chunk of chunks) {
      const code = written.get(chunk.fileName)
      if (code === undefined) delete bundle[chunk.fileName]
      else chunk.code = code
    }
  }
}

/** The code of each file that is left: the script that begins with `entry`, and the later ones. */
export function join(pieces: readonly Piece[], entry: string): Map<string, string> {
  const hash = createHash('sha256')
  for (const { code } of pieces) hash.update(code)
  const build = hash.digest('hex').slice(0, 8)
  const place = `globalThis[Symbol.for("vizit-booking ${build}")]`
  const first = inOrder(pieces, entry)
  const inside = new Set(first.map(one => one.file))

  const taken = (code: string, from: string, at: string) =>
    code
      .replace(IMPORT, (_, names: string, file: string) =>
        inside.has(file)
          ? `const{${pairs(names, (name, own) => `${name}:${own}`)}}=${from}["${file}"];`
          : `import{${names}}from"./${file}?v=${build}";`
      )
      .replace(LATER, (_, quote: string, file: string) => `import(${at}${quote}./${file}?v=${build}${quote})`)
  // A script of another site does not know where it came from when it asks for more: it is told. Each in a function: a name of one is none of another.
  const laid = ({ file, code }: Piece) =>
    `(()=>{${taken(code, 'vizitShared', 'vizitAt+').replace(EXPORT, (_, names: string) => `;vizitShared["${file}"]={${pairs(names, (own, name) => `${name}:${own}`)}}`)}})();`

  const written = new Map(pieces.filter(one => !inside.has(one.file)).map(one => [one.file, taken(one.code, place, '')]))
  return written.set(
    entry,
    `(()=>{"use strict";const vizitAt=new URL(".",document.currentScript.src).href,vizitShared=${place}={};${first.map(laid).join('')}})();`
  )
}

/** What `entry` begins with, each after all that it needs itself. */
function inOrder(pieces: readonly Piece[], entry: string): Piece[] {
  const order = new Set<Piece>()
  const add = (file: string) => {
    const piece = pieces.find(one => one.file === file)
    if (!piece || order.has(piece)) return
    for (const other of piece.imports) add(other)
    order.add(piece)
  }
  add(entry)
  return [...order]
}

/** 'a as t, b' one by one. */
function pairs(names: string, write: (name: string, alias: string) => string): string {
  return names
    .split(',')
    .map(one => one.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name, alias = name]) => write(name!, alias!))
    .join(',')
}
