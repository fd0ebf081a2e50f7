// Leaflet 1.9.4 tries, as it is loaded, what a browser of long ago can do, and writes HTML for it. Under our content policy (Trusted Types) that throws.
import type { Plugin } from 'vite'

const LEAFLET = /\/leaflet\/dist\/[^/]*\.js$/
/** Whether SVG stands in HTML, and whether the drawings of Internet Explorer 8 do. */
const PROBES: [RegExp, string][] = [
  [/var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\}\)\(\);/, 'var inlineSvg = true;'],
  [/var vml = !svg\$1 && \(function \(\) \{[\s\S]*?\}\(\)\);/, 'var vml = false;']
]

/** For the builds of the faces that show maps: answers both questions without trying. Fails where Leaflet no longer asks them so. */
export const leafletTrusted: Plugin = {
  name: 'leaflet-trusted',
  transform(code, id) {
    return LEAFLET.test(id) ? { code: withoutProbes(code), map: null } : null
  }
}

/** @throws Error for another Leaflet than the one that this is made for */
export function withoutProbes(code: string): string {
  return PROBES.reduce((text, [probe, answer]) => {
    if (!probe.test(text)) throw new Error(`Leaflet has changed: ${answer} stands for nothing in it`)
    return text.replace(probe, answer)
  }, code)
}
