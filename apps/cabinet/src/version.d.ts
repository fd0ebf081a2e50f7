interface ImportMetaEnv {
  /** The version of the cabinet, set by the build. */
  readonly VIZIT_VERSION: string
}

/** The address of a file as the build names it. */
declare module '*?url' {
  const address: string
  // oxlint-disable-next-line import/no-default-export -- it is what the bundler makes of it
  export default address
}
