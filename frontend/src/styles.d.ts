// The build rejects a class name that its file does not define.
declare module '*.module.scss';
declare module '*.scss';
declare module '*.css';
declare module '*.scss?url' {
  const url: string;
  export = url;
}
