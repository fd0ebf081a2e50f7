/** What the build calls a class of a style sheet: the same in the browser's files and in what the server draws. A kilobyte less on each page than a name that tells what it is. */
export const SCOPED_NAME = 'c[hash:base64:5]'
