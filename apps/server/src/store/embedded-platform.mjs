// For which machines the embedded PostgreSQL is made. Plain JavaScript: npm start asks before any package is installed.

const MADE_FOR = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64']

/** One sentence on why this machine has no embedded PostgreSQL, with what to do; undefined where it has one. */
export function whyNoEmbedded() {
  // Node opens no unix sockets on Windows, and the embedded database listens on nothing else.
  const machine = `${process.platform} ${process.arch}`
  if (MADE_FOR.includes(machine) && !isMusl()) return undefined
  return `There is no embedded PostgreSQL for ${machine}${isMusl() ? ' with musl' : ''}: set DATABASE_URL to a PostgreSQL 18 server.`
}

/** A Linux whose C library is not glibc, such as Alpine. */
export function isMusl() {
  if (process.platform !== 'linux') return false
  // Otherwise it looks up the names of all open connections.
  process.report.excludeNetwork = true
  return !process.report.getReport().header.glibcVersionRuntime
}
