// What the browser itself has measured of calls: when they went and when their answers came.
// The modules of a page alone are more than a browser keeps by itself.
performance.setResourceTimingBufferSize(10_000)

/** Calls to this path, oldest first, of this test. */
export function callsOf(path: string): PerformanceResourceTiming[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return all.filter(({ name }) => new URL(name).pathname === path)
}
