/** Stops motion while a picture is taken. Forced colours paint the caret even when it is transparent, so it must not blink. */
export const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important }`;
