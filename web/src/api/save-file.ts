/** Hands the user a file that the page has made. Sends nothing anywhere. */

export type SaveFile = (name: string, content: string | Blob, contentType: string) => void;

export const saveFile: SaveFile = (name, content, contentType) => {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
