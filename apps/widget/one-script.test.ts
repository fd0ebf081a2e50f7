import { expect, test } from 'vitest'
import { join } from './one-script.ts'

const pieces = [
  { file: 'card.js', code: 'import{k as a}from"./kit.js";const b=()=>import("./later.js");b(a);export{b as t};', imports: ['kit.js'] },
  { file: 'kit.js', code: 'const k=5;export{k};', imports: [] },
  {
    file: 'later.js',
    code: 'import{k as a}from"./kit.js";import{t as x}from"./card.js";import{y}from"./other.js";export const z=x(a,y);',
    imports: ['kit.js', 'card.js', 'other.js']
  },
  { file: 'other.js', code: 'const y=1;export{y};', imports: [] }
]

test('the script holds all that it begins with; the later files take that from it, and are asked for by its build', () => {
  const written = join(pieces, 'card.js')
  expect([...written.keys()].toSorted()).toEqual(['card.js', 'later.js', 'other.js'])
  const build = /vizit-booking (\w{8})/.exec(written.get('card.js')!)![1]
  const place = `globalThis[Symbol.for("vizit-booking ${build}")]`
  expect(written.get('card.js')).toBe(
    `(()=>{"use strict";const vizitAt=new URL(".",document.currentScript.src).href,vizitShared=${place}={};(()=>{const k=5;;vizitShared["kit.js"]={k:k}})();(()=>{const{k:a}=vizitShared["kit.js"];` +
      `const b=()=>import(vizitAt+"./later.js?v=${build}");b(a);;vizitShared["card.js"]={t:b}})();})();`
  )
  expect(written.get('later.js')).toBe(
    `const{k:a}=${place}["kit.js"];const{t:x}=${place}["card.js"];import{y}from"./other.js?v=${build}";export const z=x(a,y);`
  )
})

test('files of another build have another name for what they share', () => {
  const other = pieces.map(one => (one.file === 'kit.js' ? { ...one, code: 'const k=6;export{k};' } : one))
  expect(join(other, 'card.js').get('later.js')).not.toBe(join(pieces, 'card.js').get('later.js'))
})
