interface ImportMetaEnv {
  /** The version of the cabinet, set by the build. */
  readonly VIZIT_VERSION: string
}
