/** Long updates come packed as zlib does; this gives their text back. */
export async function unpacked(data: ArrayBuffer): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  void writer.write(new Uint8Array(data));
  void writer.close();
  const reader = readable.getReader(); // by hand: through Blob and Response it takes twice as long
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
