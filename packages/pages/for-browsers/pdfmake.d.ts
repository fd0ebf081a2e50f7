// The package has no types of its own; this is what the guide needs of it.
declare module 'pdfmake' {
  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void
    createPdf(definition: Record<string, unknown>): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
